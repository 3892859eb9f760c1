import { Button, Progress } from 'antd';
import type { StudentMarks } from '@/api/results';
import type { CellColumn } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { phoneWords } from './phoneWords';
import type { Progress as Entered } from './usePhoneComponent';

type Column = CellColumn<StudentMarks>;

interface PhoneChoiceProps {
  readonly columns: readonly Column[];
  readonly column: Column;
  /** by the key of the group of columns */
  readonly subjectName: (group: string) => string;
  readonly progress: ReadonlyMap<string, Entered>;
  readonly onChoose: (columnKey: string) => void;
  /** undefined if the marks are read-only */
  readonly onNextEmpty: (() => void) | undefined;
}

const NO_PROGRESS: Entered = { entered: 0, all: 0 };

/** Chooses subject and component, with the number of entered students of each. */
export function PhoneChoice({ columns, column, subjectName, progress, onChoose, onNextEmpty }: PhoneChoiceProps) {
  const words = useWords(phoneWords);
  const groups = [...new Set(columns.map(({ group }) => group))];
  const { entered, all } = progress.get(column.key) ?? NO_PROGRESS;
  const isByMarks = column.subtitle !== undefined && !column.options;
  const enteredText = words.entered(entered, all);
  const option = ({ key, title, group }: Column) => {
    const count = progress.get(key) ?? NO_PROGRESS;
    const name = group === undefined ? title : `${subjectName(group)} ${title}`;
    return (
      <option key={key} value={key}>
        {words.option(name, count.entered, count.all)}
      </option>
    );
  };
  return (
    <div className="phone-choice">
      <select
        className="phone-component"
        aria-label={words.component}
        value={column.key}
        onChange={({ target }) => onChoose(target.value)}
      >
        {groups.map((group) => (
          <optgroup key={group ?? ''} label={group === undefined ? words.attendance : subjectName(group)}>
            {columns.filter((one) => one.group === group).map(option)}
          </optgroup>
        ))}
      </select>
      <div className="phone-progress">
        <span role="status">{isByMarks ? words.withLimit(enteredText, column.subtitle) : enteredText}</span>
        <Progress percent={all === 0 ? 0 : (entered / all) * 100} showInfo={false} size="small" aria-hidden />
        {onNextEmpty && (
          <Button type="link" disabled={entered === all} onClick={onNextEmpty}>
            {words.nextEmpty}
          </Button>
        )}
      </div>
    </div>
  );
}
