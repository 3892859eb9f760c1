import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useHolds } from '@/shared/access';
import { ChoiceSelect, ClassSelectionBar } from '@/shared/domain';
import { EmptyState, FailedState, hasUnsavedWork, PageFrame, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useExamSelection } from '../useExamSelection';
import { MarksFileButtons } from './file/MarksFileButtons';
import { MarksheetsButton } from './marksheets/MarksheetsButton';
import { MarksOfExam } from './MarksOfExam';
import { uploadWords } from './uploadWords';

const PARTS = ['sectionId', 'examId'] as const;

/** The marks of a class and section in one exam (MARKS-01). */
export function UploadScreen() {
  const words = useWords(uploadWords);
  const holds = useHolds();
  const choice = useExamSelection(PARTS, words.examsFailed);
  const { selection, exams, exam, state, fragment } = choice;
  const [searchText, setSearchText] = useState('');
  const [opening, setOpening] = useState(0);
  const [refreshes, setRefreshes] = useState(0);
  const search = () => (hasUnsavedWork() ? setRefreshes : setOpening)((count) => count + 1);
  const loading = selection ? state.kind === 'loading' : choice.waiting;
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={holds('DOWNLOAD_MARKSHEET') && <MarksheetsButton {...{ selection, exam, searchText }} />}
    >
      <ClassSelectionBar selection={choice} resettable>
        <Form.Item name="examId" label={words.exam} required className="results-exam">
          <ChoiceSelect
            disabled={!selection}
            loading={selection !== undefined && loading}
            placeholder={words.chooseExam}
            options={(exams ?? []).map(({ examId, examName }) => ({ value: examId, label: examName }))}
          />
        </Form.Item>
        <Form.Item label={words.search} htmlFor="marks-search" className="marks-search">
          <Input
            id="marks-search"
            allowClear
            value={searchText}
            onChange={({ target }) => setSearchText(target.value)}
          />
        </Form.Item>
        <Button type="primary" disabled={!exam} onClick={search}>
          {words.reload}
        </Button>
        <MarksFileButtons selection={selection} exam={exam} onUploaded={search} />
      </ClassSelectionBar>
      {selection && exam && (
        <MarksOfExam
          key={`${fragment}/${opening}`}
          selection={selection}
          exam={exam}
          fragment={fragment}
          searchText={searchText}
          refreshes={refreshes}
          onShowAll={() => setSearchText('')}
          onReloaded={() => void choice.load(exam.examId).catch(() => undefined)}
        />
      )}
      {!exam && loading && <PageSkeleton />}
      {!exam && !loading && (
        <div className="portal-card">
          {selection && state.kind === 'failed' && <FailedState {...state} />}
          {selection && state.kind === 'refused' && <RefusedState {...state} />}
          {(!selection || exams) && <EmptyState text={exams?.length === 0 ? words.noExams : words.chooseFirst} />}
        </div>
      )}
    </PageFrame>
  );
}
