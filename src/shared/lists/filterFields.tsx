import { Form } from 'antd';
import { ChoiceSelect, sessionChoices } from '../domain';
import { useWords } from '../words';
import type { SessionList } from './useSchoolList';
import { listWords } from './words';

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
