import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useHolds } from '@/shared/access';
import { ClassSelectionBar } from '@/shared/domain';
import { hasUnsavedWork, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ExamItem, NoExam } from '../ExamChoice';
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
  const { selection, exam, fragment } = choice;
  const [searchText, setSearchText] = useState('');
  const [opening, setOpening] = useState(0);
  const [refreshes, setRefreshes] = useState(0);
  const search = () => (hasUnsavedWork() ? setRefreshes : setOpening)((count) => count + 1);
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <div className="marks-files">
          <MarksFileButtons selection={selection} exam={exam} onUploaded={search} />
          {holds('DOWNLOAD_MARKSHEET') && <MarksheetsButton {...{ selection, exam, searchText }} />}
        </div>
      }
    >
      <ClassSelectionBar selection={choice} resettable>
        <ExamItem choice={choice} words={words} />
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
      {!exam && <NoExam choice={choice} words={words} />}
    </PageFrame>
  );
}
