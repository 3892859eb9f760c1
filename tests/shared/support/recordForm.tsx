// A form over a made-up record, as every form of the portal uses `useRecordForm`.
import { act, render } from '@testing-library/react';
import { App, ConfigProvider, Form, Input, type FormInstance } from 'antd';
import { Provider } from 'react-redux';
import type { ApiFailure } from '@/api/catalogue';
import { createPortal, type Portal } from '@/app/store';
import { useRecordForm, type RecordForm } from '@/shared/forms';

export interface Values {
  name: string;
}
export interface Stored extends Values {
  version: number;
}
interface Call {
  name: string;
  version: number | undefined;
  key: string;
}

export const lost: ApiFailure = {
  status: 503,
  responseCode: null,
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Network error',
};
export const conflict: ApiFailure = { status: 409, responseCode: 205, code: '205', message: 'Changed meanwhile' };

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

interface OpenOptions {
  after?: 'leaving' | 'staying';
  portal?: Portal;
  /** the parts that may be kept when the sign-in expires */
  keep?: (values: Values) => Partial<Values>;
}

/** A form whose saves end as `replies` says, one after the other, and well from then on. */
export function openForm(
  stored: Stored | undefined,
  replies: ApiFailure[] = [],
  { after = 'staying', portal = openPortal(), keep = (values) => values }: OpenOptions = {},
) {
  const calls: Call[] = [];
  const now: { editor?: RecordForm<Values>; form?: FormInstance<Values> } = {};
  let theirs: Stored | ApiFailure = { name: 'theirs', version: 7 };
  function Host() {
    const [form] = Form.useForm<Values>();
    const editor = useRecordForm<Values, Stored>({
      form,
      stored,
      start: { name: stored?.name ?? '' },
      draft: 'a form of a test',
      save: (values, version, key) => {
        calls.push({ ...values, version, key });
        const reply = replies.shift();
        return reply ? Promise.reject(reply) : Promise.resolve({ ...values, version: (version ?? 0) + 1 });
      },
      keep,
      load: () => ('status' in theirs ? Promise.reject(theirs) : Promise.resolve(theirs)),
      toValues: ({ name }) => ({ name }),
      words: { success: 'Saved', fallback: 'Not saved', loadFailed: 'Not loaded' },
      onSaved: () => after,
    });
    Object.assign(now, { editor, form });
    return (
      <Form form={form} initialValues={editor.initial} onValuesChange={editor.changed}>
        <Form.Item name="name">
          <Input />
        </Form.Item>
      </Form>
    );
  }
  const view = render(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <App>
        <Provider store={portal.store}>
          <Host />
        </Provider>
      </App>
    </ConfigProvider>,
  );
  const editor = () => now.editor as RecordForm<Values>;
  return {
    calls,
    editor,
    leave: view.unmount,
    fieldError: () => now.form?.getFieldError('name'),
    name: () => now.form?.getFieldValue('name') as string,
    type: (name: string) =>
      act(() => {
        now.form?.setFieldsValue({ name });
        editor().changed();
      }),
    save: () => act(() => editor().submit()),
    choose: (what: 'onLoadTheirs' | 'onSaveMine' | 'onClose') =>
      act(async () => {
        editor().conflict[what]();
        await Promise.resolve();
      }),
    setTheirs: (next: Stored | ApiFailure) => (theirs = next),
  };
}
export const STORED: Stored = { name: 'old', version: 3 };
