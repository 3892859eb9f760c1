// Marks files as a teacher fills them, for the dialog.
import { act, fireEvent, within } from '@testing-library/react';
import { screen, waitFor, waitForResponses } from '../../../support/portal';
import type { MarksWorld } from './marks';
import { workbookFile } from '../../../support/workbook';
import { clickButton } from '../../../support/screen';

export const EXPORT = 'POST /result/exams/student/export';
export const CHECK = 'POST /result/exams/student/upload/check';
export const UPLOAD = 'POST /result/exams/student/upload';
export const TITLE = 'Upload Students Marks';

/** A file with marks of Science by student, in the order of the list. */
export const marksFileOf = ({ students }: MarksWorld, marks: readonly string[]): File =>
  workbookFile(
    marks.map((text, at) => ({ 'Student Code': String(students[at]?.code), 'Science Theory': text })),
    'marks.xlsx',
  );

export const fileDialog = (): HTMLElement => screen.getByRole('dialog', { name: TITLE });
export const fileDialogButton = (name: string): HTMLElement => within(fileDialog()).getByRole('button', { name });
export const fileField = () => within(fileDialog()).getByLabelText<HTMLInputElement>('Spreadsheet');

export async function openFileDialog(): Promise<void> {
  clickButton(TITLE);
  await screen.findByRole('dialog', { name: TITLE });
}

/** Chooses a file and waits for the result of its check. */
export async function chooseMarksFile(file: File): Promise<void> {
  fireEvent.change(fileField(), { target: { files: [file] } });
  await waitFor(() =>
    expect(fileDialog().querySelector('.marks-file-check, .ant-alert, .import-problem')).not.toBeNull(),
  );
  await waitForResponses();
}

/** Presses Upload. */
export const clickUpload = () => act(() => void fireEvent.click(fileDialogButton('Upload')));

/** Each line of the check without its pictures. */
export const checkLines = () =>
  [...fileDialog().querySelectorAll('tbody tr[data-row-key]')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
export const checkSummary = () => fileDialog().querySelector('.marks-file-check > p')?.textContent;
