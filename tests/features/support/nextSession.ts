// The screen that leads through the start of a session, as the tests open and read it.
import { within } from '@testing-library/react';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
  useProviderDate,
} from '../../support/portal';
import { sql } from '../../support/provider';
import { RUNNING } from './sessions';

export const STEPS = [
  'Create the next session',
  'Subjects, exams and marks limits',
  'Fees',
  'Promote the students',
  'Sections and roll numbers',
  'Activate the session',
] as const;
export type StepTitle = (typeof STEPS)[number];

export const ADDRESS = '/sessions/next';

/** Waits until every step shows its state or its failure. */
export async function waitForSteps(): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: 'Create the next session' });
  await waitFor(() => expect(document.querySelector('.step-card[aria-busy="true"]')).toBeNull());
  await waitForResponses();
}

export async function openNext(options: RenderOptions = {}): Promise<Rendered> {
  useProviderDate();
  const rendered = await renderPortal({ at: ADDRESS, as: 'admin', ...options });
  await waitForSteps();
  return rendered;
}

export const stepCard = (title: StepTitle): HTMLElement =>
  screen.getByRole('heading', { level: 2, name: title }).closest('li') as HTMLElement;
export const step = (title: StepTitle) => within(stepCard(title));
/** The state of each step as its tag shows it. */
export const stepStates = (): (string | null | undefined)[] =>
  STEPS.map((title) => stepCard(title).querySelector('.portal-status')?.textContent);

export const stepLink = (title: StepTitle, link: string | RegExp): string | null =>
  step(title).getByRole('link', { name: link }).getAttribute('href');

export const sessionId = async (name = RUNNING): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    'SELECT id FROM sessions WHERE school_id = 1 AND name = $1 AND deleted_at IS NULL',
    [name],
  );
  return row?.id ?? 0;
};

export const classId = async (name: string): Promise<number> => {
  const [row] = await sql<{ id: number }>('SELECT id FROM classes WHERE school_id = 1 AND name = $1', [name]);
  return row?.id ?? 0;
};

interface Run {
  from: string;
  to: string;
  /** the first students by id; all by default */
  students?: number;
  undone?: boolean;
}

/** A promotion of the active students of a class with their enrolments, as the provider stores it. */
export async function storeRun({ from, to, students = 1_000, undone = false }: Run): Promise<number> {
  const [source, target] = [await sessionId(), await sessionId('2027 - 2028')];
  const [fromId, toId] = [await classId(from), await classId(to)];
  const [run] = await sql<{ id: number }>(
    `INSERT INTO promotion_runs (school_id, source_session_id, target_session_id, class_ids, exclude_failed, not_eligible,
       left_out, created_at, created_by, undone_at, undone_by)
     SELECT 1, $1, $2, ARRAY[$3]::integer[], false, 2, 0, '2026-07-15T05:00:00Z', id,
            CASE WHEN $4 THEN '2026-07-15T05:30:00Z'::timestamptz END, CASE WHEN $4 THEN id END
       FROM users WHERE user_name = 'admin' RETURNING id`,
    [source, target, fromId, undone],
  );
  const rows = await sql(
    `INSERT INTO promotions (school_id, run_id, student_id, outcome, reason, from_class_id, to_class_id)
     SELECT 1, $1, student_id, 'PROMOTED', 'PASSED', $3, $4 FROM enrolments
      WHERE school_id = 1 AND session_id = $2 AND class_id = $3 AND life = 'ACTIVE' ORDER BY student_id LIMIT $5
     RETURNING student_id`,
    [run?.id, source, fromId, toId, students],
  );
  if (!undone)
    await sql(
      `INSERT INTO enrolments (school_id, session_id, student_id, class_id, registration_status, origin, life, name_key,
         new_admission, rte, created_at)
       SELECT 1, $1, e.student_id, $2, 'PENDING', 'PROMOTION', e.life, e.name_key, false, e.rte, now()
         FROM enrolments e JOIN promotions p ON p.student_id = e.student_id AND p.run_id = $3 WHERE e.session_id = $4`,
      [target, toId, run?.id, source],
    );
  return rows.length;
}

/** Only these classes have students in the running session. */
export const keepClasses = async (...names: string[]): Promise<unknown> =>
  sql(
    `UPDATE students SET life = 'TC_ISSUED' WHERE id IN (SELECT e.student_id FROM enrolments e JOIN classes c ON c.id = e.class_id
      WHERE e.session_id = $1 AND NOT c.name = ANY($2::text[]))`,
    [await sessionId(), names],
  );
