/** Keys and the clipboard of the table of amounts, as in a spreadsheet: down and up a column, and a pasted column. */
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FEE_HEADS } from '@common/feeHeads';
import { readRupees } from '@common/money';
import type { FeeValues } from './feeForm';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** The fields of the column that contains the field. */
function columnOf(field: Element): HTMLInputElement[] {
  const cell = field.closest('td');
  const table = field.closest('table');
  if (!cell || !table) return [];
  return [...table.querySelectorAll<HTMLInputElement>(`tbody td:nth-child(${cell.cellIndex + 1}) input`)];
}

/** Moves the focus within the column. @returns false if the key does not do that here, as at the end of the column */
export function moveInColumn(event: KeyboardEvent): boolean {
  const { target, key, nativeEvent } = event;
  const step = event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing ? undefined : STEPS[key];
  if (step === undefined || !(target instanceof HTMLInputElement)) return false;
  const column = columnOf(target);
  const at = column.indexOf(target);
  const next = at < 0 ? undefined : column[at + step];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  next.select();
  return true;
}

const NAMES = ['totalFee', ...FEE_HEADS] as const;

/** The amounts of several pasted lines, from the field on downwards; null for a single line and outside of the amounts. */
export function pastedColumn(event: ClipboardEvent): Partial<FeeValues> | null {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLInputElement)) return null;
  const first = NAMES.findIndex((name) => name === target.id);
  const lines = clipboardData
    .getData('text')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  if (first < 0 || lines.length === 1) return null;
  event.preventDefault();
  return Object.fromEntries(
    NAMES.slice(first).flatMap((name, at) => {
      const line = lines[at]?.trim();
      return line === undefined ? [] : [[name, line === '' ? null : (readRupees(line) ?? line)]];
    }),
  );
}
