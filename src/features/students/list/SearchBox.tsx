import { Form, Input } from 'antd';
import { STUDENT_FIELDS } from '@/api/students';
import { useSnackbar } from '@/shared/feedback';
import { contractRules, defineFields, useFields } from '@/shared/forms';
import type { SchoolList } from '@/shared/lists';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

const filterFields = defineFields(STUDENT_FIELDS.StudentFilter);

/** The filter that a search requires, and the message shown without it. */
export interface RequiredFilter {
  readonly filter: 'schoolId' | 'sessionId';
  readonly text: string;
}

interface SearchBoxProps {
  readonly phase: SchoolList<object>['phase'];
  readonly required: RequiredFilter;
}

/** Takes the focus when the list opens. It handles Enter itself, because a disabled Search button does not (STUDENT-12). */
export function SearchBox({ phase, required }: SearchBoxProps) {
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
          if (phase !== 'waiting' && form.getFieldValue(required.filter) === undefined) snackbar.error(required.text);
          else if (phase !== 'ready') form.submit();
        }}
      />
    </Form.Item>
  );
}
