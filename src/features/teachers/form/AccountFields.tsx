import { Form, Input } from 'antd';
import { useId } from 'react';
import { useGetSchoolQuery } from '@/api/schools';
import type { Teacher } from '@/api/teachers';
import { useSignedInUser } from '@/shared/access';
import { SchoolSelect } from '@/shared/domain';
import { contractRules, passwordRules, useFields } from '@/shared/forms';
import { FormSection, PasswordInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { teacherChangeFields, teacherFields, type TeacherValues } from './teacherForm';

const Item = Form.Item<TeacherValues>;

const judge = (problem: string | null) => (problem === null ? Promise.resolve() : Promise.reject(new Error(problem)));
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The account of the teacher. Username and school of a stored one cannot change (TEACHER-16). */
export function AccountFields({ stored }: { readonly stored: Teacher | undefined }) {
  const words = useWords(teacherWords);
  const fields = useFields(teacherFields);
  return (
    <FormSection title={words.account}>
      <Item
        name="userName"
        label={fields.userName.title}
        required={stored === undefined}
        rules={stored === undefined ? contractRules(fields.userName) : []}
      >
        <Input autoComplete="off" autoFocus={stored === undefined} {...(stored && locked)} />
      </Item>
      <SchoolField stored={stored} />
      <Passwords isNew={stored === undefined} />
    </FormSection>
  );
}

const locked = { readOnly: true, variant: 'filled' } as const;

/** Only a platform user who registers a teacher chooses a school (PRIVILEGE-12). */
function SchoolField({ stored }: { readonly stored: Teacher | undefined }) {
  const fields = useFields(teacherFields);
  const user = useSignedInUser();
  if (!user?.isPlatform) return <LockedSchool name={user?.schoolName ?? ''} />;
  if (stored) return <SchoolOf schoolId={stored.schoolId} />;
  return (
    <Item name="schoolId" label={fields.schoolId.title} required rules={contractRules(fields.schoolId)}>
      <SchoolSelect />
    </Item>
  );
}

function SchoolOf({ schoolId }: { readonly schoolId: number }) {
  const { data } = useGetSchoolQuery({ id: schoolId });
  return <LockedSchool name={data?.schoolName ?? ''} />;
}

function LockedSchool({ name }: { readonly name: string }) {
  const fields = useFields(teacherFields);
  const id = useId();
  return (
    <Item label={fields.schoolId.title} htmlFor={id}>
      <Input id={id} value={name} autoComplete="off" {...locked} />
    </Item>
  );
}

function Passwords({ isNew }: { readonly isNew: boolean }) {
  const words = useWords(teacherWords);
  const fields = useFields(teacherFields);
  const changed = useFields(teacherChangeFields);
  const facts = isNew ? fields.password : changed.password;
  return (
    <>
      <Item
        name="password"
        label={facts.title}
        required={isNew}
        extra={isNew ? words.passwordHint : words.keepPassword}
        rules={passwordRules(facts)}
      >
        <PasswordInput autoComplete="new-password" />
      </Item>
      <Item
        name="confirmation"
        label={words.confirmation}
        required={isNew}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, again: unknown) =>
              judge(textOf(again) === textOf(getFieldValue('password')) ? null : words.mismatch),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Item>
    </>
  );
}
