import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { AUTH_FIELDS } from '@/api/auth';
import { contractRules, defineFields, passwordRules, useFields } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { FormActions, FormFields, PageFrame, PasswordInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';
import { useChangePassword, type PasswordForm } from './useChangePassword';

const passwordFields = defineFields(AUTH_FIELDS.UpdatePasswordRequest);

export function ChangePasswordScreen() {
  const words = useWords(homeWords);
  const navigate = useNavigate();
  const { form, busy, dirty, notSaved, changed, submit } = useChangePassword();
  const trail = [{ label: words.profile, to: paths.profile }, { label: words.changePassword }];
  return (
    <PageFrame title={words.changePassword} trail={trail}>
      <Form<PasswordForm>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        className="portal-form change-password"
        onValuesChange={changed}
        onFinish={submit}
      >
        <FormFields busy={busy}>
          <PasswordFields />
        </FormFields>
        <FormActions dirty={dirty} notSaved={notSaved} busy={busy}>
          <Button onClick={() => void navigate(paths.profile)}>{words.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {words.changePassword}
          </Button>
        </FormActions>
      </Form>
    </PageFrame>
  );
}

function PasswordFields() {
  const words = useWords(homeWords);
  const facts = useFields(passwordFields);
  return (
    <div className="portal-card">
      <Form.Item
        name="oldPassword"
        label={words.currentPassword}
        rules={[
          { required: true, message: words.currentRequired },
          ...contractRules({ ...facts.oldPassword, required: false }),
        ]}
      >
        <PasswordInput autoComplete="current-password" autoFocus />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={words.newPassword}
        extra={words.passwordHint}
        rules={passwordRules({
          ...facts.newPassword,
          message: { invalid: words.passwordRule, required: words.passwordRule },
        })}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={words.confirmPassword}
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value: unknown) =>
              (value ?? '') === (getFieldValue('newPassword') ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error(words.mismatch)),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </div>
  );
}
