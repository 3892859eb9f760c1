import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { signedOut } from '@/api/credentials/events';
import { createPortal, startPortal, type Portal } from '@/app/store';
import { SchoolSelect } from '@/shared/domain';
import { apiBase, resetProvider, signIn, sql } from '../../support/provider';
import { screen, setWidth, waitFor, type Fault, type Sent } from '../../support/portal';
import { countCalls, combineFaults, replyTo, rejectWith } from '../../support/faults';

const opened: Portal[] = [];
beforeEach(resetProvider);
afterEach(() => {
  for (const portal of opened.splice(0)) {
    portal.close();
    portal.persistor.pause();
  }
});

/** A screen with the selector in it, as its form would hold the choice. */
function Chooser({ onPick }: { readonly onPick: (schoolId: number) => void }) {
  const [value, setValue] = useState<number>();
  const pick = (schoolId: number) => {
    setValue(schoolId);
    onPick(schoolId);
  };
  return <SchoolSelect value={value} onChange={pick} />;
}

async function openSelect({ fault, portal }: { fault?: Fault; portal?: Portal } = {}) {
  setWidth(1280);
  const sent: Sent[] = [];
  const watched: typeof fetch = async (input, init) => {
    const { method, url, headers } = new Request(input, init);
    const call = { method, path: url.replace(apiBase, ''), authorization: headers.get('authorization') };
    sent.push(call);
    return (await fault?.(call, init)) ?? fetch(input, init);
  };
  if (portal === undefined && localStorage.length === 0) {
    const { accessToken, refreshToken } = await signIn('platform');
    localStorage.setItem('accessToken', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
  }
  const store = portal ?? createPortal({ baseUrl: apiBase, fetch: watched, delay: () => Promise.resolve() });
  if (portal === undefined) {
    opened.push(store);
    startPortal(store);
  }
  await waitFor(() => expect(store.persistor.getState().bootstrapped).toBe(true));
  const picked: number[] = [];
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <App>
      <Provider store={store.store}>
        <Chooser onPick={(schoolId) => picked.push(schoolId)} />
      </Provider>
    </App>,
  );
  return { ...view, portal: store, picked, sent, user };
}

const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await waitFor(() => expect(offered()).toContain(name));
  const option = [...document.querySelectorAll('.ant-select-item-option')].find((one) => one.textContent === name);
  await user.click(option as Element);
};
const SARASWATI = 'Saraswati Vidya Mandir';
const NALANDA = 'Nalanda Public School';

test('SCHOOL-48 AUTH-43 AUTH-44 CALL-21 ENUM-06 it offers every active school and none that is disabled', async () => {
  await sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, disabled, created_at)
     VALUES ('Aravali School', 'aravali school', 'Alwar', '0144 2345678', false, now()),
            ('Closed School', 'closed school', 'Alwar', '0144 2345678', true, now())`,
  );
  const { picked, sent, user } = await openSelect();
  await choose(user, SARASWATI);
  expect(offered()).toEqual(['Aravali School', NALANDA, SARASWATI]);
  expect(picked).toEqual([1]);
  await choose(user, NALANDA);
  await choose(user, 'Aravali School');
  expect(picked).toEqual([1, 2, 3]);
  expect(countCalls(sent, 'GET /school/active')).toBe(1);
});

test('it finds a school by a part of its name', async () => {
  const { user } = await openSelect();
  const box = screen.getByRole('combobox', { name: 'School' });
  await user.click(box);
  await waitFor(() => expect(offered()).toHaveLength(2));
  await user.type(box, 'mandir');
  await waitFor(() => expect(offered()).toEqual([SARASWATI]));
});

test('CONST-25 CONST-26 CONST-28 nothing is chosen at first; the next selector starts on the school picked last, after a reload too', async () => {
  const first = await openSelect();
  await waitFor(() => expect(countCalls(first.sent, 'GET /school/active')).toBe(1));
  expect(first.picked).toEqual([]);
  await choose(first.user, NALANDA);
  first.unmount();
  const next = await openSelect({ portal: first.portal });
  await waitFor(() => expect(next.picked).toEqual([2]));
  expect(screen.getByText(NALANDA)).toBeVisible();
  next.unmount();
  await waitFor(() => expect(localStorage.getItem('lastSchoolId')).toContain('2'));
  const reloaded = await openSelect();
  await waitFor(() => expect(reloaded.picked).toEqual([2]));
});

test('CONST-28 a school that is no longer active is not offered first', async () => {
  const first = await openSelect();
  await choose(first.user, NALANDA);
  first.unmount();
  await waitFor(() => expect(localStorage.getItem('lastSchoolId')).toContain('2'));
  await sql('UPDATE schools SET disabled = true WHERE id = 2');
  const next = await openSelect();
  await next.user.click(screen.getByRole('combobox', { name: 'School' }));
  await waitFor(() => expect(offered()).toEqual([SARASWATI]));
  expect(next.picked).toEqual([]);
});

test('CONST-28 the next user of the browser does not begin with the school another user picked', async () => {
  const first = await openSelect();
  await choose(first.user, NALANDA);
  first.unmount();
  act(() => void first.portal.store.dispatch(signedOut({ reason: 'asked' })));
  const next = await openSelect({ portal: first.portal });
  await choose(next.user, SARASWATI);
  expect(next.picked).toEqual([1]);
});

test.each([
  ['the server’s words', rejectWith(105, 'Not today'), 'Not today'],
  ['its own where there are none', rejectWith(105), 'Failed to load schools'],
])('when the schools cannot be loaded it says so: %s', async (_what, reply, text) => {
  const { user } = await openSelect({ fault: combineFaults(replyTo('GET /school/active', reply)) });
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('without an active school it says so', async () => {
  await sql('UPDATE schools SET disabled = true');
  const { user } = await openSelect();
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  expect(await screen.findByText('No active school')).toBeVisible();
  await act(() => Promise.resolve());
});
