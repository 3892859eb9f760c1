// A form of a sample record that uses `useRecordForm` like every form of the portal.
import { act } from '@testing-library/react';
import { Form, Input, type FormInstance } from 'antd';
import type { ApiFailure } from '@/api/catalogue';
import type { Portal } from '@/app/store';
import { defineFields, useRecordForm, type RecordForm } from '@/shared/forms';
import { openPortal, renderIn } from './saving';

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

interface OpenOptions {
  after?: 'leaving' | 'staying';
  portal?: Portal;
}

/** A form whose saves end as `replies` says, one after the other, and well from then on. */
export function openForm(
  stored: Stored | undefined,
  replies: ApiFailure[] = [],
  { after = 'staying', portal = openPortal() }: OpenOptions = {},
) {
  const calls: Call[] = [];
  const now: { editor?: RecordForm<Values>; form?: FormInstance<Values> } = {};
  const theirs: Stored = { name: 'theirs', version: 7 };
  function Host() {
    const [form] = Form.useForm<Values>();
    const editor = useRecordForm<Values, Stored>({
      form,
      stored,
      fields: defineFields({ name: { title: 'Name' } }),
      start: { name: stored?.name ?? '' },
      draft: { name: 'a form of a test', resumeAt: '/profile', label: '' },
      save: (values, version, key) => {
        calls.push({ ...values, version, key });
        const reply = replies.shift();
        return reply ? Promise.reject(reply) : Promise.resolve({ ...values, version: (version ?? 0) + 1 });
      },
      load: () => Promise.resolve(theirs),
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
  const view = renderIn(portal, <Host />);
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
    choose: (what: 'onLoadTheirs' | 'onClose') =>
      act(async () => {
        editor().conflict[what]();
        await Promise.resolve();
      }),
  };
}

export const STORED: Stored = { name: 'old', version: 3 };
