import { Form, Input } from 'antd';
import { useSnackbar } from '@/shared/feedback';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import type { ListPhase } from './useSchoolList';

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
  return (
    <Form.Item name="searchText" label={words.searchText} className="portal-filter-search">
      <Input
        allowClear
        autoFocus={arrival}
        autoComplete="off"
        maxLength={100}
        placeholder={words.searchHint}
        onPressEnter={() => {
          if (phase !== 'waiting' && form.getFieldValue(needs.filter) === undefined) snackbar.error(needs.text);
          else if (phase !== 'ready') form.submit();
        }}
      />
    </Form.Item>
  );
}
