// A sample editor of one line of text, saved with `useSaving` like every screen.
import { act, render } from '@testing-library/react';
import { App } from 'antd';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ApiFailure } from '@/api/catalogue';
import { createPortal, type Portal } from '@/app/store';
import { useDraft } from '@/shared/drafts';
import { useSaving, type Saving } from '@/shared/saving';

export interface Stored {
  text: string;
  version: number;
}
interface Call {
  text: string;
  version: number;
  key: string;
}

export const STORED: Stored = { text: 'old', version: 3 };
export const lost: ApiFailure = {
  status: 503,
  responseCode: null,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Network error',
};
export const conflict: ApiFailure = { status: 409, responseCode: 205, code: '205', message: 'Changed meanwhile' };
export const denied: ApiFailure = { status: 400, responseCode: 109, code: '109', message: 'Denied' };

const opened: Portal[] = [];
afterEach(() => {
  for (const portal of opened.splice(0)) {
    portal.close();
    portal.persistor.pause();
  }
});

/** A portal of its own, closed after the test. */
export function openPortal(): Portal {
  const portal = createPortal();
  opened.push(portal);
  return portal;
}

export const renderIn = (portal: Portal, host: ReactNode) =>
  render(
    <App>
      <Provider store={portal.store}>{host}</Provider>
    </App>,
  );

interface OpenOptions {
  after?: 'leaving' | 'staying';
  portal?: Portal;
  /** the parts that may be kept when the sign-in expires */
  keep?: (work: { text: string }) => Partial<{ text: string }>;
  /** what makes two tries one request */
  request?: (text: string) => string;
}

/** Work whose saves end as `replies` says, one after the other, and well from then on. */
export function openSaving(
  stored: Stored = STORED,
  replies: ApiFailure[] = [],
  { after = 'staying', portal = openPortal(), keep = (work) => work, request }: OpenOptions = {},
) {
  const calls: Call[] = [];
  const now: { saving?: Saving<number>; text?: string; setText?: (text: string) => void } = {};
  let theirs: Stored | ApiFailure = { text: 'theirs', version: 7 };
  function Host() {
    const draft = useDraft<{ text: string }, number>({ name: 'work of a test', resumeAt: '/profile', label: '' });
    const [text, setText] = useState(draft.found?.work.text ?? stored.text);
    const saving = useSaving<{ text: string }, number, Stored>({
      base: stored.version,
      draft,
      dirty: () => text !== stored.text,
      keep: () => keep({ text }),
      request: request?.(text),
      save: (version, key) => {
        calls.push({ text, version, key });
        const reply = replies.shift();
        return reply ? Promise.reject(reply) : Promise.resolve({ text, version: version + 1 });
      },
      load: () => ('status' in theirs ? Promise.reject(theirs) : Promise.resolve(theirs)),
      baseOf: ({ version }) => version,
      onLoaded: (loaded) => setText(loaded.text),
      onSaved: () => after,
      words: { success: 'Saved', fallback: 'Not saved', loadFailed: 'Not loaded' },
    });
    Object.assign(now, { saving, text, setText });
    return null;
  }
  const view = renderIn(portal, <Host />);
  const saving = () => now.saving as Saving<number>;
  return {
    calls,
    saving,
    leave: view.unmount,
    text: () => now.text,
    type: (text: string) =>
      act(() => {
        now.setText?.(text);
        saving().changed();
      }),
    save: () => act(() => saving().submit()),
    choose: (what: 'onLoadTheirs' | 'onSaveMine' | 'onClose') =>
      act(async () => {
        saving().conflict[what]();
        await Promise.resolve();
      }),
    setTheirs: (next: Stored | ApiFailure) => (theirs = next),
  };
}
