import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { createPortalRouter } from '@/app/router';
import { readSettings } from '@/app/settings';
import { createPortal } from '@/app/store';

const root = document.getElementById('root');
if (root)
  void readSettings().then(({ apiBase }) =>
    createRoot(root).render(
      <StrictMode>
        <App portal={createPortal({ baseUrl: apiBase })} router={createPortalRouter()} />
      </StrictMode>,
    ),
  );
