import { Form } from 'antd';
import { ChoiceSelect } from '@/shared/domain';
import { EmptyState, FailedState, PageSkeleton, RefusedState } from '@/shared/ui';
import type { ExamSelection } from './useExamSelection';

export interface ExamChoiceWords {
  readonly exam: string;
  readonly chooseExam: string;
  readonly chooseFirst: string;
  readonly noExams: string;
}

interface ExamChoiceProps {
  readonly choice: ExamSelection;
  readonly words: ExamChoiceWords;
}

const isLoading = ({ selection, state, waiting }: ExamSelection): boolean =>
  selection ? state.kind === 'loading' : waiting;

/** The exam in the bar of a class selection. */
export function ExamItem({ choice, words }: ExamChoiceProps) {
  const { selection, exams } = choice;
  return (
    <Form.Item name="examId" label={words.exam} required className="results-exam">
      <ChoiceSelect
        disabled={!selection}
        loading={selection !== undefined && isLoading(choice)}
        placeholder={words.chooseExam}
        options={(exams ?? []).map(({ examId, examName }) => ({ value: examId, label: examName }))}
      />
    </Form.Item>
  );
}

/** Shown while no exam is chosen. */
export function NoExam({ choice, words }: ExamChoiceProps) {
  const { selection, exams, state } = choice;
  if (isLoading(choice)) return <PageSkeleton />;
  return (
    <div className="portal-card">
      {selection && state.kind === 'failed' && <FailedState {...state} />}
      {selection && state.kind === 'refused' && <RefusedState {...state} />}
      {(!selection || exams) && <EmptyState text={exams?.length === 0 ? words.noExams : words.chooseFirst} />}
    </div>
  );
}
