// A student leaves: from the TC receipt to the printed certificate and its duplicate, by keyboard.
import type { Page } from '@playwright/test';
import { enter } from './support/account';
import { apiOf, type Api } from './support/api';
import { watchFrames } from './support/printing';
import { choose, open } from './support/screens';
import { expect, test } from './support/test';

interface Pupil {
  studentId: number;
  studentCode: number;
  studentName: string;
}

/** The last active student of class 2, whom no other test uses. */
async function pupilOf2(api: Api): Promise<Pupil> {
  const classes = await api.ask<{ classId: number; className: string }[]>('GET', '/class/all/1');
  const sessions = await api.ask<{ sessionId: number }[]>('GET', '/session/all/active/1');
  const { content } = await api.ask<{ content: Pupil[] }>('POST', '/student/all/paged?size=100', {
    data: {
      ...{ schoolId: 1, sessionId: sessions[0]?.sessionId, registrationStatus: 'COMPLETE' },
      classId: classes.find(({ className }) => className === '2')?.classId,
    },
  });
  const found = content.at(-1);
  if (!found) throw new Error('The demo has no student in class 2.');
  return found;
}

/** Saves a TC receipt of the student and follows its link. */
async function leave(page: Page, { studentCode, studentName }: Pupil): Promise<void> {
  await open(page, '/receipts/management');
  await page.getByRole('button', { name: 'Add Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a student for the receipt' });
  await dialog.getByLabel('Student (Name/Code)').fill(`${studentCode} ${studentName}`);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await choose(page, 'Receipt Type', 'TC');
  await page.getByLabel('Amount').fill('50');
  await page.getByLabel('Comment').fill('The family moves to Jodhpur');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Issue the TC although/ });
  const saved = page.getByRole('heading', { name: /^Receipt \d+ is saved$/ });
  await expect(question.or(saved)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Create Receipt' }).click();
  await page.getByRole('button', { name: 'Transfer Certificate' }).press('Enter');
}

test('a TC receipt leads to the transfer certificate, which is issued and printed by keyboard; the next copy is a duplicate, and a cancelled receipt cancels it', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin');
  const pupil = await pupilOf2(api);
  const { studentName } = pupil;
  await enter(page, 'clerk');
  await leave(page, pupil);

  const preview = page.frameLocator('iframe[title="Preview"]');
  const admission = page.getByLabel('Class of First Admission');
  await expect(admission).toBeFocused();
  await expect(page.getByLabel('Reason for Leaving')).toHaveValue('The family moves to Jodhpur');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Conduct')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('बहुत अच्छा');
  await expect(preview.getByText('बहुत अच्छा')).toBeVisible();
  await expect(preview.getByText('PREVIEW')).toBeVisible();
  await expect(page.locator('iframe[title="Preview"]')).toHaveAttribute('sandbox', '');

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /^Issue Transfer Certificate \d+\?$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { name: /^Transfer Certificate \d+ is issued$/ });
  await expect(title).toBeVisible();
  const [number = ''] = /\d+/.exec(await title.innerText()) ?? [];
  await expect(page.getByRole('button', { name: 'Print' })).toBeFocused();
  const frames = await watchFrames(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next student' })).toBeFocused();
  const printed = async () => (await frames()).filter(([sandbox]) => sandbox !== '').map(([, html = '']) => html);
  await expect.poll(printed).toEqual([expect.stringContaining(studentName)]);
  expect((await printed())[0]).not.toContain('DUPLICATE');

  await open(page, '/certificates');
  const row = page.getByRole('row', { name: new RegExp(`${number} Transfer Certificate ${studentName}`) });
  await expect(row.getByText('Printed')).toBeVisible();
  const again = await watchFrames(page);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect.poll(again).toEqual([['allow-same-origin allow-modals', expect.stringContaining('DUPLICATE')]]);

  const filter = { schoolId: 1, studentId: pupil.studentId, searchText: '', studentSearchText: '' };
  const { content } = await api.ask<{ content: { receiptId: number; receiptType: string }[] }>(
    'POST',
    '/receipt/student/receipts',
    { data: filter },
  );
  const receipt = content.find(({ receiptType }) => receiptType === 'TC');
  await api.ask('DELETE', `/receipt/receipt/${receipt?.receiptId}`, { data: { comments: 'Stays at the school' } });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
});
