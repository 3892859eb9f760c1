// Sessions, classes and sections of the demo, which differ between the two schools only in their teachers.
import { nameKey } from '../../../common/names.ts';
import { classes, sections, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { demoSessions, type DemoDays } from './days.ts';

type SectionOfDemo = [name: string, stream: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null];

const PLAIN: SectionOfDemo[] = [
  ['A', null],
  ['B', null],
];
const STREAMED: SectionOfDemo[] = [
  ['Arts', 'ARTS'],
  ['Commerce', 'COMMERCE'],
  ['Science', 'SCIENCE'],
];
const numbered = Array.from({ length: 12 }, (_, at) => String(at + 1));
const ORDERED = ['Nursery', 'LKG', 'UKG', ...numbered];

const sectionsOf = (name: string) => (['11', '12'].includes(name) ? STREAMED : PLAIN);

export async function addSessions(db: Db, schoolId: number, days: DemoDays, createdAt: string): Promise<void> {
  await db
    .insert(sessions)
    .values(demoSessions(days).map((session) => ({ ...session, schoolId, nameKey: nameKey(session.name), createdAt })));
}

/** Nursery to 12 in order with their sections, and Default outside the order; `teacherIds` are assigned in turn. */
export async function addClasses(
  db: Db,
  schoolId: number,
  teacherIds: readonly number[],
  createdAt: string,
): Promise<void> {
  const ordered = ORDERED.map((name, at) => ({
    schoolId,
    name,
    nameKey: nameKey(name),
    sequence: at + 1,
    teacherId: teacherIds[at] ?? null,
    createdAt,
  }));
  const outside = { schoolId, name: 'Default', nameKey: nameKey('Default'), createdAt };
  const stored = await db
    .insert(classes)
    .values([...ordered, outside])
    .returning({ id: classes.id, name: classes.name });
  const parts = stored
    .filter(({ name }) => name !== outside.name)
    .flatMap(({ id, name }) => sectionsOf(name).map(([section, stream]) => ({ classId: id, name: section, stream })));
  await db
    .insert(sections)
    .values(parts.map((part) => ({ ...part, schoolId, nameKey: nameKey(part.name), createdAt })));
}
