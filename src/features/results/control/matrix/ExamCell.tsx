import { CalendarOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tooltip } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { groupDigits } from '@common/digits';
import type { ExamProgress } from '@/api/results';
import { useHolds } from '@/shared/access';
import { showDate } from '@/shared/lib/dates';
import { paths } from '@/shared/navigation';
import { CutText } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { percentEntered } from '@common/percent';
import { controlsOf, sectionToOpen, type Controls, type Edits } from './examMatrix';
import { LockSwitches } from './LockSwitches';
import { matrixWords } from './matrixWords';
import { ProgressLine } from './ProgressLine';

/** The common props of the cells of a matrix. */
export interface CellContext {
  readonly edits: Edits;
  readonly selected: ReadonlySet<number>;
  readonly readOnly: boolean;
  /** school and session as in the address of a screen, such as `schoolId=1&sessionId=2` */
  readonly fragment: string;
  readonly onSelect: (exams: readonly ExamProgress[], selected: boolean) => void;
  readonly onChange: (exams: readonly ExamProgress[], change: Partial<Controls>) => void;
  readonly onOpen: (classId: number, examId: number) => void;
  /** Shows the changes of an exam; undefined for users who may not read them. */
  readonly onHistory: ((examId: number, name: string) => void) | undefined;
}

interface ExamCellProps {
  readonly exam: ExamProgress;
  readonly classId: number;
  readonly className: string;
  readonly context: CellContext;
}

const opensNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** An exam of a class: progress, locks and declaration date. */
export function ExamCell({ exam, classId, className, context }: ExamCellProps) {
  const words = useWords(matrixWords);
  const { edits, selected, readOnly, fragment, onSelect, onChange, onOpen, onHistory } = context;
  const { examId, examName } = exam;
  const name = words.nameOf(className, examName);
  const controls = controlsOf(exam, edits);
  const address = `${fragment}&classId=${classId}`;
  return (
    <div className={`control-cell${edits[examId] ? ' control-cell-changed' : ''}`}>
      <div className="control-cell-head">
        {!readOnly && (
          <Checkbox
            checked={selected.has(examId)}
            aria-label={words.select(name)}
            onChange={({ target }) => onSelect([exam], target.checked)}
          />
        )}
        <Link
          to={`${paths.controlResult}#${address}&examId=${examId}`}
          className="control-exam-link"
          title={examName}
          aria-label={words.openExam(name)}
          onClick={(event) => {
            if (opensNewTab(event)) return;
            event.preventDefault();
            onOpen(classId, examId);
          }}
        >
          <CutText text={examName} />
        </Link>
        <PercentLink exam={exam} name={name} address={address} />
      </div>
      <ProgressLine of={exam}>
        <Declared stored={exam.resultDeclarationDate} date={controls.resultDeclarationDate} />
      </ProgressLine>
      <div className="control-cell-foot">
        <LockSwitches
          name={name}
          controls={[controls]}
          disabled={readOnly}
          onChange={(change) => onChange([exam], change)}
        />
        {onHistory && (
          <Button
            type="text"
            size="small"
            className="control-history"
            icon={<HistoryOutlined aria-hidden />}
            aria-label={words.historyOf(name)}
            title={words.historyOf(name)}
            onClick={() => onHistory(examId, name)}
          />
        )}
      </div>
      {edits[examId] && <span className="portal-visually-hidden">{words.changed}</span>}
    </div>
  );
}

function Declared({ stored, date }: { readonly stored: string | null; readonly date: string | null }) {
  const words = useWords(matrixWords);
  if (date === null && stored === null) return null;
  return (
    <span className="control-declared" title={date === null ? undefined : words.declared(showDate(date))}>
      <CalendarOutlined aria-hidden />
      {date === null ? (
        words.undeclared
      ) : (
        <>
          <span className="portal-visually-hidden">{words.declaredOn}</span> {showDate(date)}
        </>
      )}
    </span>
  );
}

interface PercentLinkProps {
  readonly exam: ExamProgress;
  readonly name: string;
  readonly address: string;
}

/** The percentage entered, as a link to the marks of the exam; for a class with sections to those with most missing entries. */
function PercentLink({ exam, name, address }: PercentLinkProps) {
  const words = useWords(matrixWords);
  const holds = useHolds();
  const { examId, expected, entered, students, sections } = exam;
  if (expected === 0)
    return <span className="control-counts">{students === 0 ? words.noStudents : words.noLimits}</span>;
  const percent = percentEntered(exam);
  const label = words.progressOf(name, percent, groupDigits(entered), groupDigits(expected));
  const section = sectionToOpen(exam);
  if (!holds('UPLOAD_RESULT'))
    return (
      <span className="control-percent">
        <span aria-hidden>{words.percent(percent)}</span>
        <span className="portal-visually-hidden">{label}</span>
      </span>
    );
  const at = section === undefined ? address : `${address}&sectionId=${section}`;
  return (
    <Tooltip
      title={
        sections.length > 1 && (
          <>
            {sections.map((one) => (
              <div key={one.sectionId}>
                {one.sectionName ?? words.noSection}:{' '}
                {words.entered(groupDigits(one.entered), groupDigits(one.expected))}
              </div>
            ))}
          </>
        )
      }
    >
      <Link
        to={`${paths.uploadResult}#${at}&examId=${examId}`}
        className="control-percent"
        aria-label={words.openMarks(label)}
      >
        {words.percent(percent)}
      </Link>
    </Tooltip>
  );
}
