import { render } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { renderPortal, type Rendered, type RenderOptions, waitForResponses } from '../../support/portal';

/** A part that asks the provider, beside a page of the real portal and in its store. */
export async function renderInStore(part: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/profile', as: 'admin', ...options });
  await waitForResponses();
  render(
    <App>
      <Provider store={rendered.portal.store}>
        <MemoryRouter>{part}</MemoryRouter>
      </Provider>
    </App>,
  );
  await waitForResponses();
  return rendered;
}
