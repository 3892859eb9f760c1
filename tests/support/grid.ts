// The cells of an editable grid as the tests find and use them.
import { act, createEvent, fireEvent } from '@testing-library/react';

/** Every cell that can be edited, row by row. */
export const editableCells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sheet-editable')];
export const getCell = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('[data-cell]')].find(({ dataset }) => dataset['cell'] === name) ??
  fail(`No cell is named ${name}`);
export const findCell = (name: string): HTMLElement | undefined =>
  editableCells().find(({ dataset }) => dataset['cell']?.startsWith(name));

function fail(message: string): never {
  throw new Error(message);
}

/** The text of a cell, in its field while it is active. */
export const cellText = (cell: HTMLElement): string =>
  cell.querySelector('input')?.value ?? cell.querySelector('.sheet-text')?.textContent ?? '';
export const cellError = (cell: HTMLElement): string => cell.querySelector('.sheet-problem')?.textContent ?? '';

/** A click makes the cell active. */
export function activateCell(cell: HTMLElement): HTMLInputElement {
  fireEvent.mouseDown(cell);
  const field = cell.querySelector('input');
  return field ?? fail('The cell cannot be edited');
}

/** Types a text in place of the present one. The cell stays the one being edited. */
export const typeIntoCell = (cell: HTMLElement, text: string): void =>
  void fireEvent.change(activateCell(cell), { target: { value: text } });

/** Types a text and leaves the grid. */
export function fillCell(cell: HTMLElement, text: string): void {
  typeIntoCell(cell, text);
  act(() => activeField().blur());
}

export const activeField = (): HTMLInputElement =>
  document.querySelector<HTMLInputElement>('.sheet-field') ?? fail('No cell is active');

/** The cell that has the focus. */
export const focusedCell = (): Element | null => document.activeElement?.closest('[data-cell]') ?? null;

/** Presses a key in the active cell. */
export const pressKey = (key: string, more: object = {}): void =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

export function pasteInto(cell: HTMLElement, text: string): void {
  const field = activateCell(cell);
  fireEvent(field, createEvent.paste(field, { clipboardData: { getData: () => text } }));
}

/** The state beside the Save button. */
export const saveState = (): string => document.querySelector('.portal-form-state[role="status"]')?.textContent ?? '';
export const saveError = (): string => document.querySelector('.sheet-bar-error')?.textContent ?? '';
