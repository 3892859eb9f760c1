import { useCallback, useId, useSyncExternalStore, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { memo } from 'react';
import type { StudentMarks } from '@/api/results';
import type { Reason } from '@common/results';
import { isWindowBlur, useSelectOnFocus } from '@/shared/lib/windowFocus';
import { cellKey, type CellColumn, type CellView, type Sheet } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { REASON_TEXTS } from '../markText';
import { SummaryText } from '../SummaryText';
import { uploadWords } from '../uploadWords';
import type { EntryHistory } from '../useEntryHistory';
import { phoneWords } from './phoneWords';
import { PHONE_FIELD, type PhoneMoves } from './usePhoneMoves';

interface PhoneRowProps {
  readonly sheet: Sheet<StudentMarks>;
  readonly row: StudentMarks;
  readonly column: CellColumn<StudentMarks>;
  /** the reasons that can be entered in the component */
  readonly reasons: readonly Reason[];
  readonly moves: PhoneMoves;
  readonly onHistory: EntryHistory['show'];
}

/** A student with the entry of the chosen component; renders when its own cell changes. */
export const PhoneRow = memo(function PhoneRow(props: PhoneRowProps) {
  const { sheet, row, column, onHistory } = props;
  const words = useWords(phoneWords);
  const { shownName } = useWords(uploadWords);
  const errorId = useId();
  const rowKey = sheet.rowKey(row);
  const key = cellKey(rowKey, column.key);
  const view = useSyncExternalStore(
    useCallback((listener) => sheet.subscribeCell(key, listener), [sheet, key]),
    () => sheet.cell(key),
  );
  const { student } = row;
  const rollNo = student.enrollments[0]?.rollNo ?? null;
  return (
    <li className="phone-row" data-row-key={rowKey} data-changed={view.changed || undefined}>
      <div className="phone-student">
        <span className="phone-name">{shownName(student.studentName, student.left)}</span>
        <span className="phone-details">
          {rollNo !== null && <span>{words.rollNo(rollNo)}</span>}
          <span>
            {words.total} <SummaryText row={row} field="roundedTotal" isTabStop />
          </span>
          <button
            type="button"
            className="phone-history"
            aria-label={words.historyOf(column.label(row))}
            onClick={() => onHistory(key)}
          >
            {words.history}
          </button>
        </span>
      </div>
      <div className="phone-entry">
        {view.kind === 'locked' ? (
          <span className="phone-value">{view.text === '' ? '–' : view.text}</span>
        ) : (
          <EntryField {...props} view={view} errorId={view.problem === undefined ? undefined : errorId} />
        )}
      </div>
      {view.problem !== undefined && (
        <span id={errorId} className="phone-problem">
          {view.problem}
        </span>
      )}
    </li>
  );
});

interface EntryFieldProps extends PhoneRowProps {
  readonly view: CellView;
  readonly errorId: string | undefined;
}

function EntryField(props: EntryFieldProps) {
  const { sheet, row, column, moves, view, errorId } = props;
  const rowKey = sheet.rowKey(row);
  const key = cellKey(rowKey, column.key);
  const select = useSelectOnFocus();
  const onBlur = (event: FocusEvent) => {
    select.onBlur(event);
    if (!isWindowBlur(event)) sheet.commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (pressed === 'Escape') sheet.cancel();
    if (pressed !== 'Enter') return;
    event.preventDefault();
    moves.step(rowKey, shiftKey ? -1 : 1);
  };
  const common = {
    className: PHONE_FIELD,
    'aria-label': column.label(row),
    ...(errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
    value: view.text,
    onBlur,
    onKeyDown,
  };
  if (column.options) return <GradeField {...props} options={column.options} common={common} />;
  return (
    <>
      <input
        {...common}
        type="text"
        inputMode={column.inputMode}
        enterKeyHint="next"
        autoComplete="off"
        onChange={({ target }) => sheet.type(key, target.value)}
        onFocus={(event) => {
          moves.focused(rowKey);
          select.onFocus(event);
        }}
      />
      <ReasonButtons {...props} />
    </>
  );
}

/** The numeric keypad has no letters. The buttons keep the focus in the field, so that the keypad stays open. */
function ReasonButtons({ sheet, row, column, reasons, moves, view }: EntryFieldProps) {
  const words = useWords(uploadWords);
  const rowKey = sheet.rowKey(row);
  const isFocused = ({ currentTarget }: MouseEvent) =>
    currentTarget.parentElement?.contains(document.activeElement) === true &&
    document.activeElement?.tagName === 'INPUT';
  return reasons.map((reason) => {
    const text = REASON_TEXTS[reason];
    const isChosen = view.text === text;
    return (
      <button
        key={reason}
        type="button"
        className="phone-reason"
        aria-pressed={isChosen}
        aria-label={`${column.label(row)}: ${words[reason]}`}
        title={isChosen ? words.cancelReason : words[reason]}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          sheet.apply({ [cellKey(rowKey, column.key)]: isChosen ? '' : text });
          if (!isChosen && isFocused(event)) moves.step(rowKey, 1);
        }}
      >
        {text}
      </button>
    );
  });
}

interface GradeFieldProps extends EntryFieldProps {
  readonly options: readonly string[];
  readonly common: object;
}

/** The grades and reasons as a native list; an invalid text stays in the list with its error. */
function GradeField({ sheet, row, column, reasons, moves, view, options, common }: GradeFieldProps) {
  const words = useWords(uploadWords);
  const { noGrade } = useWords(phoneWords);
  const rowKey = sheet.rowKey(row);
  const known = ['', ...options, ...reasons.map((reason) => REASON_TEXTS[reason])];
  return (
    <select
      {...common}
      data-empty={view.text === '' || undefined}
      onFocus={() => moves.focused(rowKey)}
      onChange={({ target }) => sheet.apply({ [cellKey(rowKey, column.key)]: target.value })}
    >
      <option value="">{noGrade}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
      <optgroup label={words.didNotAppear}>
        {reasons.map((reason) => (
          <option key={reason} value={REASON_TEXTS[reason]}>
            {words[reason]}
          </option>
        ))}
      </optgroup>
      {!known.includes(view.text) && <option>{view.text}</option>}
    </select>
  );
}
