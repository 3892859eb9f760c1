import { useId, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useSnackbar } from '@/shared/feedback';
import { tidyWhole } from '@/shared/lib/digits';
import { DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { columnIn, numberOf, textOf, type RollRow } from './rollNumbers';
import { fieldsAround, idOf, moveBy } from './rollFields';
import type { RollSheet } from './rollSheet';
import { rollWords } from './rollWords';

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

interface RollInputProps {
  readonly row: RollRow;
  readonly sheet: RollSheet;
}

/** The number of one student. Enter and the arrows go along the column, a pasted column is filled in downwards. */
export function RollInput({ row, sheet }: RollInputProps) {
  const words = useWords(rollWords);
  const text = useSyncExternalStore(sheet.subscribe, () => textOf(row, sheet.state().texts));
  const problem = useProblem({ row, sheet });
  const paste = usePaste(sheet);
  const problemId = useId();
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    moveBy(event.currentTarget, event.key === 'Enter' && event.shiftKey ? -1 : by, event.key === 'Enter');
  };
  return (
    <div className="roll-field" data-wrong={problem !== undefined || undefined}>
      <DigitsInput
        data-student={row.id}
        tidy={tidyWhole}
        aria-label={words.rollNoOf(row.name)}
        {...(problem === undefined ? {} : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
        value={text}
        onChange={(typed) => sheet.type({ [row.id]: typed })}
        onKeyDown={move}
        onPaste={paste}
      />
      {problem !== undefined && <span id={problemId}>{problem}</span>}
    </div>
  );
}

/** What is wrong with the number: seen here at once, or said by the provider of the one that was sent. */
function useProblem({ row, sheet }: RollInputProps): string | undefined {
  const words = useWords(rollWords);
  const mistake = useSyncExternalStore(sheet.subscribe, () => sheet.state().mistakes.get(row.id));
  const said = useSyncExternalStore(sheet.subscribe, () => sheet.state().said[row.id]);
  if (mistake === 'range') return words.range;
  if (mistake === 'twice') return words.twice(numberOf(textOf(row, sheet.state().texts)) ?? 0);
  return said;
}

/** From the field downwards in the order of the screen. What is no whole number leaves its field as it is. */
function usePaste(sheet: RollSheet) {
  const words = useWords(rollWords);
  const snackbar = useSnackbar();
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const cells = columnIn(event.clipboardData.getData('text'));
    event.preventDefault();
    const { all, at } = fieldsAround(event.currentTarget);
    const fields = all.slice(at, at + cells.length);
    const texts = fields.flatMap((field, place) => {
      const cell = cells[place];
      return cell === undefined || cell === null ? [] : [[idOf(field), cell] as const];
    });
    const left = cells.length - texts.length;
    if (left > 0) snackbar.info(words.pastedSome(left));
    if (texts.length > 1) sheet.fill(Object.fromEntries(texts));
    else sheet.type(Object.fromEntries(texts));
  };
}
