// Marks files as a teacher fills them, for the dialog.
import { act, fireEvent, within } from '@testing-library/react';
import { sheetFile } from '../../support/sheets';
import { screen, settle, waitFor } from '../../../support/portal';
import { press } from '../../support/students';
import type { MarksWorld } from './marks';

export const EXPORT = 'POST /result/exams/student/export';
export const CHECK = 'POST /result/exams/student/upload/check';
export const UPLOAD = 'POST /result/exams/student/upload';
export const TITLE = 'Upload Students Marks';

/** A file with marks of Science by student, in the order of the list. */
export const fileOf = ({ students }: MarksWorld, marks: readonly string[]): File =>
  sheetFile(
    marks.map((text, at) => ({ 'Student Code': String(students[at]?.code), 'Science Theory': text })),
    'marks.xlsx',
  );

export const dialog = (): HTMLElement => screen.getByRole('dialog', { name: TITLE });
export const inDialog = (name: string): HTMLElement => within(dialog()).getByRole('button', { name });
export const picker = () => within(dialog()).getByLabelText<HTMLInputElement>('Spreadsheet');

export async function openDialog(): Promise<void> {
  press(TITLE);
  await screen.findByRole('dialog', { name: TITLE });
}

/** Chooses a file and waits for the result of its check. */
export async function pick(file: File): Promise<void> {
  fireEvent.change(picker(), { target: { files: [file] } });
  await waitFor(() => expect(dialog().querySelector('.marks-file-check, .ant-alert, .import-problem')).not.toBeNull());
  await settle();
}

/** Presses Upload. */
export const upload = () => act(() => void fireEvent.click(inDialog('Upload')));

/** Each line of the check without its pictures. */
export const lines = () =>
  [...dialog().querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
export const verdict = () => dialog().querySelector('.marks-file-check > p')?.textContent;
