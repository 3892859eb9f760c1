import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Alert, Drawer } from 'antd';
import { useCallback } from 'react';
import type { StudentMarks } from '@/api/results';
import { useSheetValue, type Sheet } from '@/shared/sheet';
import { StatusTag, useIsRoomy, type StatusTone } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { MarksSheetData, Paper } from '../markCells';
import { uploadWords } from '../uploadWords';
import { explainStudent } from './explainStudent';
import type { SubjectLines, Tone } from './resultSteps';
import { resultStepsWords } from './resultStepsWords';
import type { WhyResultState } from './useWhyResult';

interface WhyResultProps {
  readonly why: WhyResultState;
  readonly sheet: Sheet<StudentMarks>;
  readonly data: MarksSheetData;
  readonly papers: readonly Paper[];
}

const WIDTH = 480;

/** The steps of a student's result as text. */
export function WhyResult({ why, ...props }: WhyResultProps) {
  const words = useWords(resultStepsWords);
  const roomy = useIsRoomy();
  const { rowKey, isOpen, close } = why;
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={words.title}
      size={roomy ? WIDTH : '100%'}
      closable={{ 'aria-label': words.close, placement: 'end' }}
      destroyOnHidden
    >
      {rowKey !== undefined && <Explanation {...props} rowKey={rowKey} />}
    </Drawer>
  );
}

interface ExplanationProps extends Omit<WhyResultProps, 'why'> {
  readonly rowKey: string;
}

function Explanation({ sheet, data, papers, rowKey }: ExplanationProps) {
  const upload = useWords(uploadWords);
  const words = useWords(resultStepsWords);
  const read = useCallback(
    (from: Sheet<StudentMarks>) => explainStudent({ ...upload, ...words }, from, data, papers, rowKey),
    [upload, words, data, papers, rowKey],
  );
  const found = useSheetValue(sheet, read);
  if (!found) return null;
  const { student } = found.row;
  const rollNo = student.enrollments[0]?.rollNo ?? null;
  const notes = [...(found.isUnsaved ? [upload.live] : []), ...(found.dependsOnUnsaved ? [words.othersUnsaved] : [])];
  return (
    // Focusable, so that the keyboard scrolls a long explanation.
    <div className="why-result" role="region" aria-label={words.title} tabIndex={0}>
      <h2>
        {student.studentName}
        <small>{[data.exam.examName, ...(rollNo === null ? [] : [words.withRollNo(rollNo)])].join(' · ')}</small>
      </h2>
      {notes.length > 0 && <Alert type="info" showIcon title={notes.join('. ')} />}
      <dl>
        {found.result.map(({ title, value, text, tone }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <strong className="why-tone" data-tone={tone}>
                {value}
              </strong>
              <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3>{words.subjects}</h3>
      <p>{words.rule(data.settings.passPercent)}</p>
      <ul>
        {found.subjects.map((subject) => (
          <SubjectItem key={subject.subjectId} subject={subject} distinctionText={words.distinction} />
        ))}
      </ul>
      {found.notTaken.length > 0 && <p>{words.notTaken(found.notTaken.join(', '))}</p>}
    </div>
  );
}

const TAG_TONES: Readonly<Record<Exclude<Tone, undefined>, StatusTone>> = {
  passed: 'success',
  failed: 'error',
  open: 'warning',
};

const ICONS = {
  passed: <CheckCircleOutlined aria-hidden />,
  failed: <CloseCircleOutlined aria-hidden />,
  open: <ExclamationCircleOutlined aria-hidden />,
};

interface SubjectItemProps {
  readonly subject: SubjectLines;
  readonly distinctionText: string;
}

function SubjectItem({ subject, distinctionText }: SubjectItemProps) {
  const { name, marks, status, tone, distinction, lines } = subject;
  return (
    <li>
      <div className="why-subject">
        <strong>{name}</strong>
        <span className="why-marks">{marks}</span>
        {distinction && <StatusTag tone="info" text={distinctionText} />}
        <StatusTag tone={tone ? TAG_TONES[tone] : 'neutral'} text={status} />
      </div>
      {lines.map(({ text, tone: lineTone }) => (
        <div key={text} className="why-line why-tone" data-tone={lineTone}>
          {lineTone && ICONS[lineTone]}
          <span>{text}</span>
        </div>
      ))}
    </li>
  );
}
