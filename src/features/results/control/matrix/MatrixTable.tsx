import { Checkbox } from 'antd';
import type { ExamProgress } from '@/api/results';
import { CutText } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { percentEntered } from '@common/percent';
import { controlsOf, examsOf, totalOf, type ExamColumn, type Matrix } from './examMatrix';
import { ExamCell, type CellContext } from './ExamCell';
import { LockSwitches } from './LockSwitches';
import { matrixWords } from './matrixWords';
import { ProgressLine } from './ProgressLine';

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly columns: readonly ExamColumn[];
  readonly context: CellContext;
}

/** Classes are rows, exams of one name are a column; the head sets the locks of a whole column. */
export function MatrixTable({ matrix, columns, context }: MatrixTableProps) {
  const words = useWords(matrixWords);
  return (
    <div className="control-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table className="control-matrix">
        <thead>
          <tr>
            <th scope="col" className="control-class">
              <SelectAll exams={examsOf(matrix)} label={words.selectAll} context={context} />
              <span>{words.class}</span>
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <ColumnHead column={column} context={context} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.map(({ classId, className, exams }) => (
            <tr key={classId}>
              <th scope="row" className="control-class">
                <SelectAll exams={exams} label={words.selectClass(className)} context={context} />
                <span>{className}</span>
              </th>
              {columns.map(({ key, exams: byClass }) => {
                const exam = byClass.get(classId);
                return (
                  <td key={key}>
                    {exam ? (
                      <ExamCell exam={exam} classId={classId} className={className} context={context} />
                    ) : (
                      <span className="portal-visually-hidden">{words.noExam}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SelectAllProps {
  readonly exams: readonly ExamProgress[];
  readonly label: string;
  readonly context: CellContext;
}

function SelectAll({ exams, label, context: { selected, readOnly, onSelect } }: SelectAllProps) {
  if (readOnly || exams.length === 0) return null;
  const count = exams.filter(({ examId }) => selected.has(examId)).length;
  return (
    <Checkbox
      checked={count === exams.length}
      indeterminate={count > 0 && count < exams.length}
      aria-label={label}
      onChange={({ target }) => onSelect(exams, target.checked)}
    />
  );
}

function ColumnHead({ column, context }: { readonly column: ExamColumn; readonly context: CellContext }) {
  const words = useWords(matrixWords);
  const exams = [...column.exams.values()];
  const total = totalOf(exams);
  return (
    <div className="control-cell">
      <div className="control-cell-head">
        <SelectAll exams={exams} label={words.selectExam(column.name)} context={context} />
        <span className="control-exam-name" title={column.name}>
          <CutText text={column.name} />
        </span>
        {total.expected > 0 && <span className="control-percent">{words.percent(percentEntered(total))}</span>}
      </div>
      <ProgressLine of={total} />
      <LockSwitches
        name={`${words.allClasses}, ${column.name}`}
        controls={exams.map((exam) => controlsOf(exam, context.edits))}
        disabled={context.readOnly}
        onChange={(change) => context.onChange(exams, change)}
      />
    </div>
  );
}
