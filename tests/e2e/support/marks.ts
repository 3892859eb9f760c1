// The marks of class 10 A in the annual exam: typed in the browser, and as the provider stores them.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api';
import { choose, settled } from './screens';

/** Texts of entries by student, subject and component, such as "Aanya Sharma, Science Theory". */
export type Marks = Readonly<Record<string, string>>;

const COMPONENTS = { theory: 'Theory', practical: 'Practical', viva: 'Viva' } as const;
const REASONS: Readonly<Record<string, string>> = { MEDICAL: 'ML', ABSENT: 'AB', LEAVE: 'L' };

type Subject = Readonly<Record<string, string | number | null>> & { readonly subject: { subjectName: string } };
interface Row {
  readonly student: { studentName: string };
  readonly subjects: readonly Subject[];
}

/** Reads the entries of a class in an exam from the provider. */
export class StoredMarks {
  constructor(
    private readonly api: Api,
    /** the request of the grid */
    readonly form: { readonly examId: number },
  ) {}

  rows = () => this.api.ask<Row[]>('POST', '/result/exams/student/marks', { data: this.form });

  /** The names in the order of the grid. */
  async students(): Promise<string[]> {
    return (await this.rows()).map(({ student }) => student.studentName);
  }

  /** The entries that are not empty. */
  async texts(): Promise<Marks> {
    return this.#entries((subject, component) => {
      const reason = subject[`${component}NotAppearInExamReason`];
      if (reason !== null) return REASONS[String(reason)] ?? null;
      return subject[`${component}Marks`] ?? subject[`${component}GradeId`] ?? null;
    });
  }

  /** The number of times that each entry was stored, for the entries that were. */
  async versions(): Promise<Marks> {
    return this.#entries((subject, component) => subject[`${component}Version`] || null);
  }

  async #entries(read: (subject: Subject, component: string) => string | number | null): Promise<Marks> {
    const entries: Record<string, string> = {};
    for (const { student, subjects } of await this.rows())
      for (const subject of subjects)
        for (const [component, name] of Object.entries(COMPONENTS)) {
          const key = `${student.studentName}, ${subject.subject.subjectName} ${name}`;
          if (key in entries) throw new Error(`Two students are named alike: ${key}`);
          const value = read(subject, component);
          if (value !== null) entries[key] = String(value);
        }
    return entries;
  }
}

/** Opens the grid by the class selection; `api` reads what is stored. */
export async function openMarks(page: Page, api: Api): Promise<StoredMarks> {
  const listed = page.waitForRequest('**/api/result/exams/student/marks');
  await page.goto('/results/upload');
  await settled(page);
  await choose(page, 'Class', '10');
  await choose(page, 'Section', 'A');
  await choose(page, 'Exam', 'Annual');
  await expect(page.getByRole('grid', { name: 'Marks' })).toBeVisible();
  return new StoredMarks(api, (await listed).postDataJSON() as { examId: number });
}

export const cellOf = (page: Page, entry: string): Locator => page.locator(`[data-cell^="${entry}, "]`);

/** Types down a column; the last entry is left in its field without a further key. */
export async function typeDown(page: Page, marks: Marks): Promise<void> {
  const [first = ''] = Object.keys(marks);
  await cellOf(page, first).click();
  for (const [index, text] of Object.values(marks).entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
}

/** The page may write to the clipboard. */
export async function paste(page: Page, entry: string, block: string): Promise<void> {
  await cellOf(page, entry).click();
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await page.keyboard.press('Control+V');
}

/** Every entry is shown, in its cell or in the field of the active cell. */
export async function expectShown(page: Page, marks: Marks): Promise<void> {
  for (const [entry, text] of Object.entries(marks)) {
    const cell = cellOf(page, entry);
    const shown = () =>
      cell.evaluate(
        (element) => element.querySelector('input')?.value ?? element.querySelector('.sheet-text')?.textContent,
      );
    await expect.poll(shown, entry).toBe(text);
  }
}

/** The entries of all drafts in the browser's database, sorted. */
export const draftTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requested = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database denies access.'));
      });
    // Opening a database that does not exist would create it without its stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return [];
    const database = await requested(indexedDB.open('portal'));
    const drafts = await requested(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return (drafts as { texts: Record<string, string> }[]).flatMap(({ texts }) => Object.values(texts)).sort();
  });

export const expectDraft = (page: Page, marks: Marks): Promise<void> =>
  expect.poll(() => draftTexts(page)).toEqual(Object.values(marks).sort());

export async function saveMarks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Save Changes$/ }).click();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Marks updated successfully')).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
}
