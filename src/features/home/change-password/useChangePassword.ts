import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useUpdatePasswordMutation } from '@/api/auth';
import { CODES } from '@/api/catalogue';
import { useFeedback, useNotSaved } from '@/shared/feedback';
import { paths, useDelayedNavigate } from '@/shared/navigation';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Delay between the success message and the profile, in milliseconds (CONST-02). */
export const REDIRECT_MS = 1500;

export function useChangePassword(): {
  form: FormInstance<PasswordForm>;
  busy: boolean;
  /** there is unsent input */
  dirty: boolean;
  notSaved: boolean;
  changed: () => void;
  submit: (values: PasswordForm) => void;
} {
  const words = useWords(homeWords);
  const [form] = Form.useForm<PasswordForm>();
  const [update] = useUpdatePasswordMutation();
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  // A ref, because a second click may come before the first one is rendered.
  const sending = useRef(false);
  const feedback = useFeedback();
  const { notSaved, follow } = useNotSaved();
  const goLater = useDelayedNavigate();

  const change = async ({ oldPassword, newPassword }: PasswordForm) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const outcome = await feedback(update({ updatePasswordRequest: { oldPassword, newPassword } }).unwrap(), {
      success: words.passwordChanged,
      fallback: words.passwordFailed,
      // An attempt without a response may have changed it.
      around: (text, { responseCode }) =>
        notSaved && responseCode === CODES.INVALID_OLD_PASSWORD ? words.mayBeChanged : text,
    });
    follow(outcome);
    sending.current = outcome.ok;
    setBusy(outcome.ok);
    setDirty(!outcome.ok);
    if (outcome.ok) goLater(paths.profile, REDIRECT_MS);
  };

  return { form, busy, dirty, notSaved, changed: () => setDirty(true), submit: (values) => void change(values) };
}
