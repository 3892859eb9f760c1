import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useDelayedNavigate } from '@/shared/navigation';
import { hasUnsavedWork, PageFrame, useLeaveGuard } from '@/shared/ui';
import { renderUi } from './renderUi';

describe('PageFrame', () => {
  const trail = [
    { label: 'School Management', to: '/schools' },
    { label: 'Edit School', to: '/schools/edit' },
  ];
  const crumbs = () => screen.getByRole('navigation', { name: 'Breadcrumb' });

  test('SHELL-72 breadcrumbs start with Home, which leads to the dashboard', () => {
    renderUi(<PageFrame title="Edit School" trail={trail} />);
    const [first] = within(crumbs()).getAllByRole('link');
    expect(first).toHaveTextContent('Home');
    expect(first).toHaveAttribute('href', '/dashboard');
  });

  test('SHELL-72 SHELL-74 the parts between are links; the last part is this page and is not a link', () => {
    renderUi(<PageFrame title="Edit School" trail={trail} />);
    const links = within(crumbs()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['School Management', '/schools'],
    ]);
    expect(within(crumbs()).getByText('Edit School')).toHaveAttribute('aria-current', 'page');
  });

  test('it names the page, the tab, and shows its actions', () => {
    renderUi(
      <PageFrame title="Edit School" trail={trail} description="Session 2026 - 2027" actions={<button>Back</button>}>
        content
      </PageFrame>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Edit School' })).toBeVisible();
    expect(document.title).toBe('Edit School · School Administration');
    expect(screen.getByText('Session 2026 - 2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.getByText('content')).toBeVisible();
  });

  test('loading, failed and refused are states of the frame', async () => {
    const onRetry = jest.fn();
    const { user, rerender } = renderUi(
      <PageFrame title="T" trail={trail} state={{ kind: 'loading' }} children="content" />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByText('content')).toBeNull();
    rerender(
      <PageFrame title="T" trail={trail} state={{ kind: 'failed', message: 'Down', onRetry }} children="content" />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Down');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<PageFrame title="T" trail={trail} state={{ kind: 'refused' }} children="content" />);
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to this page.');
    expect(screen.queryByText('content')).toBeNull();
    rerender(<PageFrame title="T" trail={trail} state={{ kind: 'ready' }} children="content" />);
    expect(screen.getByText('content')).toBeVisible();
  });
});

describe('useLeaveGuard', () => {
  function Editing({ dirty }: { dirty: boolean }) {
    const { dialog } = useLeaveGuard(dirty);
    return (
      <>
        <p>form</p>
        <Link to="/list">List</Link>
        <Link to="/auth/login">Sign-in</Link>
        {dialog}
      </>
    );
  }
  function open(dirty: boolean) {
    const router = createMemoryRouter(
      [
        { path: '/edit', element: <Editing dirty={dirty} /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
      { initialEntries: ['/edit'] },
    );
    const view = render(
      <App>
        <RouterProvider router={router} />
      </App>,
    );
    return { ...view, router, user: userEvent.setup({ pointerEventsCheck: 0 }) };
  }
  const link = (name: string) => screen.getByRole('link', { name });
  const question = () => screen.findByText('You have unsaved changes. Leave without saving?');

  test('a form with unsaved values asks; Stay keeps them, Leave leaves', async () => {
    const { user, router } = open(true);
    await user.click(link('List'));
    expect(await question()).toBeVisible();
    expect(router.state.location.pathname).toBe('/edit');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByText('form')).toBeVisible();
    expect(router.state.location.pathname).toBe('/edit');
    await user.click(link('List'));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/list');
  });

  interface Part {
    readonly dirty?: boolean;
    readonly notSaved?: boolean;
    readonly question?: { readonly title: string; readonly text: string };
    /** The dialog of the guard is not rendered. */
    readonly hidden?: boolean;
  }
  function Guarding({ dirty = false, hidden = false, ...options }: Part) {
    const { dialog } = useLeaveGuard(dirty, options);
    return !hidden && dialog;
  }
  /** A screen whose guards are shown, one after the other, as the dialogs of a form are. */
  async function openParts(parts: readonly Part[]) {
    const show: { set?: (parts: readonly Part[]) => void } = {};
    function Screen() {
      const [shown, setShown] = useState<readonly Part[]>([]);
      useEffect(() => {
        show.set = setShown;
      }, []);
      return shown.map((part, index) => <Guarding key={index} {...part} />);
    }
    const router = createMemoryRouter(
      [
        { path: '/edit', element: <Screen /> },
        { path: '*', element: <p>elsewhere</p> },
      ],
      { initialEntries: ['/edit'] },
    );
    render(<RouterProvider router={router} />);
    const change = (next: readonly Part[]) => act(() => Promise.resolve(show.set?.(next)));
    for (let count = 1; count <= parts.length; count += 1) await change(parts.slice(0, count));
    const leave = () => act(() => router.navigate('/list'));
    return { change, leave, path: () => router.state.location.pathname };
  }

  test.each([
    ['before', [{ dirty: true }, {}]],
    ['after', [{}, { dirty: true }]],
    ['between', [{}, { dirty: true }, {}]],
  ])('unsaved values ask if their guard is %s guards without edits', async (_where, parts) => {
    const { leave, path } = await openParts(parts);
    await leave();
    expect(await question()).toBeVisible();
    expect(path()).toBe('/edit');
  });

  test('several forms with unsaved values ask once, and Leave leaves', async () => {
    const { leave, path } = await openParts([{ dirty: true }, { dirty: true }]);
    await leave();
    expect(await question()).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await act(() => screen.getByRole('button', { name: 'Leave' }).click());
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(path()).toBe('/list');
  });

  test('a form with unsaved values asks after the first of two forms is saved', async () => {
    const { change, leave } = await openParts([{ dirty: true }, { dirty: true }]);
    await change([{}, { dirty: true }]);
    await leave();
    expect(await question()).toBeVisible();
  });

  test('a save with an unknown result is named, although another form has unsaved values', async () => {
    const { leave } = await openParts([{ dirty: true }, { notSaved: true }]);
    await leave();
    expect(await screen.findByText('Save not confirmed')).toBeVisible();
  });

  test('the question of its own is asked, although another form has unsaved values', async () => {
    const { leave } = await openParts([
      { dirty: true },
      { dirty: true, question: { title: 'Own', text: 'Leave it?' } },
    ]);
    await leave();
    expect(await screen.findByText('Leave it?')).toBeVisible();
  });

  test('the question stays open when the save ends', async () => {
    const { change, leave, path } = await openParts([{ notSaved: true }]);
    await leave();
    await screen.findByText('Save not confirmed');
    await change([{}]);
    await act(() => screen.getByRole('button', { name: 'Leave' }).click());
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(path()).toBe('/list');
  });

  test('a question whose dialog disappears while it is open is asked again by the dialog of another guard', async () => {
    const { change, leave, path } = await openParts([{ notSaved: true }, {}]);
    await leave();
    await screen.findByText('Save not confirmed');
    await change([{ hidden: true }, { dirty: true }]);
    await leave();
    expect(await question()).toBeVisible();
    expect(path()).toBe('/edit');
  });

  test('an open question says that a save is not confirmed as soon as one begins', async () => {
    const { change, leave } = await openParts([{ dirty: true }]);
    await leave();
    await question();
    await change([{ dirty: true, notSaved: true }]);
    expect(await screen.findByText('Save not confirmed')).toBeVisible();
  });

  test('the browser’s back button asks too', async () => {
    const { router } = open(true);
    await act(() => router.navigate('/list'));
    expect(await question()).toBeVisible();
  });

  test('a form without changes and the way to the login page never ask', async () => {
    const clean = open(false);
    await clean.user.click(link('List'));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    clean.unmount();
    const expired = open(true);
    await expired.user.click(link('Sign-in'));
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  test.each([
    [true, true],
    [false, false],
  ])('dirty %p: closing the tab asks: %p', (dirty, asks) => {
    const { unmount } = open(dirty);
    expect(hasUnsavedWork()).toBe(asks);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(asks);
    unmount();
    expect(hasUnsavedWork()).toBe(false);
  });
});

test.each([
  ['stays', '/saved', '/next'],
  ['was left before', '/elsewhere', '/elsewhere'],
])('a screen that %s is followed by the next one after the delay: from %s to %s', async (_what, at, then) => {
  jest.useFakeTimers();
  function Saved() {
    const goLater = useDelayedNavigate();
    return <button onClick={() => goLater('/next', 1500)}>Save</button>;
  }
  const router = createMemoryRouter(
    [
      { path: '/saved', element: <Saved /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/saved'] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  await act(() => router.navigate(at));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(router.state.location.pathname).toBe(then);
  jest.useRealTimers();
});
