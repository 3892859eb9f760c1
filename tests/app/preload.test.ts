// The code of screens is loaded before they are opened.
import { waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { MenuGroup } from '@/app/menu';
import { frequentScreens, preloadScreen, preloadWhenIdle } from '@/app/preload';

const asked: string[] = [];
const lazyRoute = (path: string, fails = false): RouteObject => ({
  path,
  lazy: () => {
    asked.push(path);
    return fails ? Promise.reject(new Error('offline')) : Promise.resolve({ Component: () => null });
  },
});
const routes: RouteObject[] = [
  { children: [lazyRoute('students/list'), lazyRoute('receipts/management', true), { path: 'plain', element: null }] },
];
beforeEach(() => {
  asked.length = 0;
});

test('only the screen at the address is loaded, and a failure is left to its opening', async () => {
  await preloadScreen(routes, '/students/list');
  await preloadScreen(routes, '/receipts/management');
  await preloadScreen(routes, '/plain');
  await preloadScreen(routes, '/unknown');
  expect(asked).toEqual(['students/list', 'receipts/management']);
});

test('the frequent screens are those that the menu or its records lead to', () => {
  const item = { label: 'Student List', privilege: 'LIST_STUDENT', to: '/students/list', records: ['/students/view'] };
  const group = { label: 'Student', icon: null, privilege: 'STUDENT', items: [item] } as MenuGroup;
  expect(frequentScreens([group])).toEqual(['/students/list', '/students/view']);
});

describe('while the browser is idle', () => {
  const waiting: (() => void)[] = [];
  beforeEach(() => {
    waiting.length = 0;
    window.requestIdleCallback = (run) => waiting.push(run as () => void);
  });
  afterEach(() => {
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  });
  const idle = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.();
  };

  test('screens are loaded one after the other, until that is stopped', async () => {
    const stop = preloadWhenIdle(routes, ['/students/list', '/receipts/management', '/students/list']);
    expect(asked).toEqual([]);
    await idle();
    expect(asked).toEqual(['students/list']);
    await idle();
    expect(asked).toEqual(['students/list', 'receipts/management']);
    stop();
    await idle();
    expect(asked).toHaveLength(2);
  });
});
