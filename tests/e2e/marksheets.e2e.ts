// The marksheets of a class, as a user saves them: the archive, its files and what one of them states.
import fs from 'node:fs';
import { readPdf } from '../provider/documents/readPdf';
import { partsOf } from '../provider/support/zips';
import { signInAs } from './support/account';
import { choose, settled } from './support/screens';
import { expect, test } from './support/test';

test('MARKS-10 the marksheets of a class are saved as studentResults.zip, one page for each student', async ({
  page,
}) => {
  await signInAs(page, 'teacher');
  await page.goto('/results/upload');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Download Marksheets' })).toBeDisabled();
  await choose(page, 'Class', '8');
  await choose(page, 'Section', 'A');
  await choose(page, 'Exam', 'Annual');
  await page.getByRole('button', { name: 'Download Marksheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Marksheets' });
  const all = dialog.getByRole('radio', { name: /^All students \(\d+\)$/ });
  await expect(all).toBeChecked();
  const [, count] = /\((\d+)\)/.exec((await dialog.getByText(/^All students/).textContent()) ?? '') ?? [];
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('studentResults.zip');
  await expect(page.getByText(`${count} marksheets downloaded successfully`)).toBeVisible();
  await expect(dialog).toBeHidden();
  const entries = partsOf(fs.readFileSync(await download.path())).filter(({ name }) => name.endsWith('.pdf'));
  expect(entries).toHaveLength(Number(count));
  const [first] = entries;
  const [, name = ''] = /^8-A_\d+_(.*)\.pdf$/.exec(first?.name ?? '') ?? [];
  expect(name).not.toBe('');
  const [only, ...others] = readPdf(first?.content ?? Buffer.alloc(0));
  expect(others).toEqual([]);
  for (const line of ['Report Card', `Name of student ${name}`, 'Class teacher Examination in charge Principal'])
    expect(only?.lines).toContain(line);
});
