import { Form, Input } from 'antd';
import { STUDENT_FIELDS } from '@/api/students';
import { useSnackbar } from '@/shared/feedback';
import { contractRules, defineFields, useFields } from '@/shared/forms';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import type { ListPhase } from './useSchoolList';

const filterFields = defineFields(STUDENT_FIELDS.StudentFilter);

export interface SearchBoxProps {
  readonly phase: ListPhase;
  /** What has to be chosen first, and what is said without it. */
  readonly needs: { readonly filter: 'schoolId' | 'sessionId'; readonly text: string };
}

/** Takes the cursor when the list opens. A disabled button takes no Enter, so the box handles it (STUDENT-12), also while the session is waited for. */
export function SearchBox({ phase, needs }: SearchBoxProps) {
  const words = useWords(studentWords);
  const snackbar = useSnackbar();
  const arrival = useArrivalFocus();
  const form = Form.useFormInstance();
  const { searchText } = useFields(filterFields);
  return (
    <Form.Item
      name="searchText"
      label={words.searchText}
      className="portal-filter-search"
      rules={contractRules(searchText)}
    >
      <Input
        allowClear
        autoFocus={arrival}
        autoComplete="off"
        placeholder={words.searchHint}
        onPressEnter={() => {
          if (phase !== 'waiting' && form.getFieldValue(needs.filter) === undefined) snackbar.error(needs.text);
          else if (phase !== 'ready') form.submit();
        }}
      />
    </Form.Item>
  );
}
