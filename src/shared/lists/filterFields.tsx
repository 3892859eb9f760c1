import { Form } from 'antd';
import { useEffect } from 'react';
import { useListActiveSchoolsQuery } from '@/api/schools';
import { useSignedInUser } from '../access';
import { ChoiceSelect, domainWords, SchoolSelect, sessionChoices } from '../domain';
import { asFailure, useFailureText } from '../errors';
import { useSnackbar } from '../feedback';
import { useWords } from '../words';
import type { SessionList } from './useSchoolList';
import { listWords } from './words';

/** The choice of a school for platform users; nothing for the users of one school. */
export const SchoolFilter = () => (useSignedInUser()?.isPlatform ? <SchoolItem /> : null);

function SchoolItem() {
  const { school } = useWords(listWords);
  const { schoolsFailed } = useWords(domainWords);
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const { error } = useListActiveSchoolsQuery();
  useEffect(() => {
    if (error) snackbar.error(failureText(asFailure(error), { fallback: schoolsFailed }));
  }, [error, snackbar, schoolsFailed, failureText]);
  return (
    <Form.Item name="schoolId" label={school} className="portal-filter-school">
      <SchoolSelect recordsChoice={false} />
    </Form.Item>
  );
}

interface SessionFilterProps {
  readonly list: Pick<SessionList<{ readonly schoolId: number | undefined }>, 'filters' | 'lookups'>;
}

/** The required choice of a session. */
export function SessionFilter({ list: { filters, lookups } }: SessionFilterProps) {
  const words = useWords(listWords);
  return (
    <Form.Item name="sessionId" label={words.session} required>
      <ChoiceSelect
        allowClear
        placeholder={words.chooseSession}
        loading={lookups.loading}
        disabled={filters.schoolId === undefined}
        options={sessionChoices(lookups.sessions)}
      />
    </Form.Item>
  );
}
