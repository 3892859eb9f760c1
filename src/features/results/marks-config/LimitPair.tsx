import { memo, useId, useSyncExternalStore, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { MARKS_STEP } from '@common/results';
import { useSnackbar } from '@/shared/feedback';
import { useWords } from '@/shared/words';
import { blockIn, BOUNDS, fieldKey, MOST, numberOf, pairKey, textOf, type Bound, type Pair } from './limitCells';
import { moveBy, moveOn, placed, type Cell } from './limitFields';
import type { LimitsSheet } from './limitsSheet';
import { limitsWords } from './limitsWords';

interface LimitPairProps {
  readonly pair: Pair;
  readonly sheet: LimitsSheet;
  readonly row: number;
  /** of the minimum; the maximum stands in the next one */
  readonly column: number;
}

/** Minimum and maximum of one component of a subject in an exam, with what is wrong with them. */
export const LimitPair = memo(function LimitPair({ pair, sheet, row, column }: LimitPairProps) {
  const problem = useProblem(pair, sheet);
  const problemId = useId();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) sheet.leave();
  };
  return (
    <div className="limits-pair" onBlur={leave}>
      {BOUNDS.map((bound, at) => (
        <LimitInput
          key={bound}
          pair={pair}
          bound={bound}
          sheet={sheet}
          place={{ row, column: column + at }}
          problem={problem?.bound === bound || problem?.bound === 'both' ? problemId : undefined}
        />
      ))}
      {problem && <span id={problemId}>{problem.text}</span>}
    </div>
  );
});

interface Problem {
  readonly bound: Bound | 'both';
  readonly text: string;
}

/** What is wrong: said by the provider of what was sent, or seen here once the two fields are left. */
function useProblem(pair: Pair, sheet: LimitsSheet): Problem | undefined {
  const words = useWords(limitsWords);
  const read = (bound: Bound) => () => {
    const { said, mistakes, open } = sheet.state();
    const key = fieldKey(pair, bound);
    return said[key] ?? (open === pairKey(pair) ? undefined : mistakes.get(key));
  };
  const least = useSyncExternalStore(sheet.subscribe, read('Min'));
  const most = useSyncExternalStore(sheet.subscribe, read('Max'));
  const textFor = (found: string) => {
    const texts: Readonly<Record<string, string>> = {
      number: words.notNumber,
      most: words.tooMuch(MOST),
      step: words.offStep,
      above: words.minAboveMax(words[pair.component]),
    };
    return texts[found] ?? found;
  };
  const found = least ?? most;
  if (found === undefined) return undefined;
  if (found === 'above' || (least !== undefined && most !== undefined)) return { bound: 'both', text: textFor(found) };
  return { bound: least === undefined ? 'Max' : 'Min', text: textFor(found) };
}

interface LimitInputProps {
  readonly pair: Pair;
  readonly bound: Bound;
  readonly sheet: LimitsSheet;
  readonly place: Cell;
  /** the id of what is said of it */
  readonly problem: string | undefined;
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Whether an arrow to the side has no text left to go through. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, key: string): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

function LimitInput({ pair, bound, sheet, place, problem }: LimitInputProps) {
  const words = useWords(limitsWords);
  const text = useSyncExternalStore(sheet.subscribe, () => textOf(pair, bound, sheet.state().texts));
  const key = fieldKey(pair, bound);
  const paste = usePaste(sheet);
  const steps = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const field = event.currentTarget;
    const step = STEPS[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.shiftKey) moveBy(field, { row: -1, column: 0 });
      else moveOn(field);
    } else if (step && event.altKey && step.row !== 0) {
      event.preventDefault();
      sheet.type(pair, key, stepped(text, -step.row));
    } else if (step && !event.shiftKey && !event.altKey && (step.row !== 0 || isAtEdge(field, event.key))) {
      event.preventDefault();
      moveBy(field, step);
    }
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      data-limit={key}
      data-row={place.row}
      data-column={place.column}
      aria-label={words.cell(
        pair.subject.subjectName,
        pair.exam.examName,
        words[pair.component],
        words[bound === 'Min' ? 'min' : 'max'],
      )}
      {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': problem })}
      value={text}
      onChange={({ target }) => sheet.type(pair, key, target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={steps}
      onPaste={paste}
    />
  );
}

/** Half a mark more or less, never below 0 (MARKSCONF-04). */
function stepped(text: string, by: number): string {
  const value = numberOf(text) ?? 0;
  return String(Math.min(MOST, Math.max(0, value + by * MARKS_STEP)));
}

/** From the field to the right and downwards. What is no number is put in as well, so that it is seen and corrected. */
function usePaste(sheet: LimitsSheet) {
  const words = useWords(limitsWords);
  const snackbar = useSnackbar();
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const block = blockIn(event.clipboardData.getData('text'));
    // One entry is pasted as everywhere, into what is selected.
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const { texts, left } = placed(event.currentTarget, block);
    sheet.fill(texts);
    if (left > 0) snackbar.info(words.pastedSome(left));
  };
}
