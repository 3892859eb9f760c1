import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** For fireEvent: antd still reads the key code, which user-event does not send. */
export const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 };
export const ESCAPE = { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 };

const inPortal = (content: ReactNode) => (
  <App>
    <MemoryRouter>{content}</MemoryRouter>
  </App>
);

/** Renders a shared part inside antd and a router, as every screen does. */
export function renderUi(content: ReactElement, options: Parameters<typeof userEvent.setup>[0] = {}) {
  const user = userEvent.setup({ pointerEventsCheck: 0, ...options });
  const { rerender, ...view } = render(inPortal(content));
  return { ...view, user, rerender: (next: ReactElement) => rerender(inPortal(next)) };
}
