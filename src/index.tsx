import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { FirstPage, loadFirstPage } from '@/app/FirstPage';
import { readSettings } from '@/app/settings';
import { createPortal } from '@/app/store';

const root = document.getElementById('root');
if (root) {
  loadFirstPage();
  void readSettings().then(({ apiBase }) =>
    createRoot(root).render(
      <StrictMode>
        <App portal={createPortal({ baseUrl: apiBase })}>
          <FirstPage />
        </App>
      </StrictMode>,
    ),
  );
}
