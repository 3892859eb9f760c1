/** Moves the focus in the list of a phone by keys and buttons, with the same handle as the grid. */
import { useEffect, useImperativeHandle, useMemo, useRef, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { StudentMarks } from '@/api/results';
import {
  cellKey,
  columnOfKey,
  rowOfKey,
  type CellColumn,
  type CellKey,
  type Sheet,
  type SheetGridHandle,
} from '@/shared/sheet';

export interface PhoneMoves {
  /** Called when the field of a student gets the focus. */
  readonly focused: (rowKey: string) => void;
  /** Moves to the field of the next or previous student; after the last one to the next component or to Save. */
  readonly step: (rowKey: string, by: 1 | -1) => void;
}

interface PhoneMovesOptions {
  readonly ref: Ref<SheetGridHandle> | undefined;
  readonly list: RefObject<HTMLElement | null>;
  readonly nextButton: RefObject<HTMLButtonElement | null>;
  readonly sheet: Sheet<StudentMarks>;
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly column: CellColumn<StudentMarks> | undefined;
  readonly rows: readonly StudentMarks[];
  readonly choose: (columnKey: string) => void;
  readonly onLeave: (() => void) | undefined;
}

export const PHONE_FIELD = 'phone-field';

type FocusRow = (rowKey: string | undefined) => boolean;

const fieldOf = (list: HTMLElement | null, rowKey: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(rowKey)}"] .${PHONE_FIELD}`);

/** The cells with an error in the order of components and students, starting after the active one. */
function errorsAfter({ sheet, columns, column, rows }: PhoneMovesOptions, active: CellKey | undefined) {
  const columnKeys = columns.map(({ key }) => key);
  const rowKeys = rows.map(sheet.rowKey);
  const indexOf = (key: CellKey) =>
    columnKeys.indexOf(columnOfKey(key)) * (sheet.rows().length + 1) + rowKeys.indexOf(rowOfKey(key));
  const errors = sheet.errorCells().filter((key) => columnKeys.includes(columnOfKey(key)));
  const ordered = errors.sort((one, other) => indexOf(one) - indexOf(other));
  const from = indexOf(active ?? cellKey('', column?.key ?? ''));
  return [...ordered.filter((key) => indexOf(key) > from), ...ordered.filter((key) => indexOf(key) <= from)];
}

/** Renders the fields of the column before one of them gets the focus. */
const toColumn = ({ sheet, choose }: PhoneMovesOptions, columnKey: string): void =>
  flushSync(() => {
    sheet.commit();
    choose(columnKey);
  });

/** The handle of the grid, for bar and dialogs that focus a field of the list. */
function usePhoneHandle(
  options: PhoneMovesOptions,
  active: RefObject<CellKey | undefined>,
  focusRow: FocusRow,
  goToNextEmpty: () => void,
) {
  const { ref, sheet } = options;
  const activeRow = () => active.current && rowOfKey(active.current);
  useImperativeHandle(ref, () => {
    const goTo = (key: CellKey) => {
      toColumn(options, columnOfKey(key));
      return focusRow(rowOfKey(key));
    };
    return {
      goTo,
      focus: () => void focusRow(activeRow()),
      goToNextError: () => {
        sheet.commit();
        return errorsAfter(options, active.current).some(goTo);
      },
      goToNextEmpty,
      fill: (text) => {
        if (active.current !== undefined) sheet.apply({ [active.current]: text });
      },
      activeCell: () => active.current,
    };
  });
}

export function usePhoneMoves(options: PhoneMovesOptions) {
  const { list, nextButton, sheet, column, rows, onLeave } = options;
  const active = useRef<CellKey>(undefined);
  const focusRow: FocusRow = (rowKey) => {
    const field = rowKey === undefined ? undefined : fieldOf(list.current, rowKey);
    field?.focus();
    return Boolean(field);
  };
  const columnKey = column?.key ?? '';
  const hasField = (rowKey: string) => sheet.kind(cellKey(rowKey, columnKey)) === 'editable';
  const step = (rowKey: string, by: 1 | -1) => {
    sheet.commit();
    const keys = rows.map(sheet.rowKey).filter(hasField);
    const index = keys.indexOf(rowKey) + by;
    if (index < keys.length) focusRow(keys[index]);
    else if (nextButton.current) nextButton.current.focus();
    else onLeave?.();
  };
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  /** The next student without an entry, continuing at the top. */
  const toNextEmpty = () => {
    sheet.commit();
    const keys = rows.map(sheet.rowKey).filter(hasField);
    const from = active.current === undefined ? -1 : keys.indexOf(rowOfKey(active.current));
    const after = [...keys.slice(from + 1), ...keys.slice(0, from + 1)];
    focusRow(after.find((rowKey) => sheet.text(cellKey(rowKey, columnKey)).trim() === ''));
  };
  usePhoneHandle(options, active, focusRow, toNextEmpty);
  const moves = useMemo(
    (): PhoneMoves => ({
      focused: (rowKey) => {
        active.current = cellKey(rowKey, columnKey);
      },
      step: (rowKey, by) => latest.current(rowKey, by),
    }),
    [columnKey],
  );
  return {
    moves,
    toNextEmpty,
    /** Shows a component, starting with the first student. */
    showComponent: (key: string) => {
      toColumn(options, key);
      if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' });
    },
    toComponent: (key: string) => {
      toColumn(options, key);
      list.current?.querySelector<HTMLElement>(`.${PHONE_FIELD}`)?.focus();
    },
  };
}
