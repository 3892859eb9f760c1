// Subjects of the demo's classes: by stage, with streams, groups of optional subjects and subjects evaluated by grade.
import { and, eq, isNotNull } from 'drizzle-orm';
import { nameKey } from '../../../common/names.ts';
import { present } from '../../../common/present.ts';
import { insertRows } from '../../database/bulk.ts';
import { oneRow } from '../../database/oneRow.ts';
import {
  classes,
  classSubjects,
  masterSubjects,
  sessions,
  subjectGroupMembers,
  subjectGroups,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DemoDays } from './days.ts';

type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';

interface Taught {
  name: string;
  optional?: true;
  graded?: true;
  /** in addition to the theory, unless `theory` is false */
  practical?: true;
  viva?: true;
  theory?: false;
  stream?: Stream;
}

interface Stage {
  subjects: readonly Taught[];
  groups: readonly { name: string; stream?: Stream; subjects: readonly string[] }[];
}

const LANGUAGES: Taught[] = [{ name: 'Hindi' }, { name: 'English' }];
const HEALTH: Taught = { name: 'Health and Physical Education', graded: true, theory: false, practical: true };

const PRE_PRIMARY: Stage = {
  subjects: [
    { name: 'Hindi', viva: true },
    { name: 'English', viva: true },
    { name: 'Mathematics', viva: true },
    { name: 'Drawing', graded: true, theory: false, practical: true },
  ],
  groups: [],
};
const PRIMARY: Stage = {
  subjects: [
    ...LANGUAGES,
    { name: 'Mathematics' },
    { name: 'Environmental Studies' },
    { name: 'Art Education', graded: true, theory: false, practical: true },
    HEALTH,
  ],
  groups: [],
};
const SECONDARY: Stage = {
  subjects: [
    ...LANGUAGES,
    { name: 'Mathematics' },
    { name: 'Science', practical: true },
    { name: 'Social Science' },
    { name: 'Sanskrit', optional: true },
    { name: 'Urdu', optional: true },
    { name: 'Computer Science', practical: true },
    { name: 'Rajasthan Studies', graded: true },
    HEALTH,
  ],
  groups: [{ name: 'Third Language', subjects: ['Sanskrit', 'Urdu'] }],
};
const SENIOR: Stage = {
  subjects: [
    ...LANGUAGES,
    { name: 'Physics', practical: true, stream: 'SCIENCE' },
    { name: 'Chemistry', practical: true, stream: 'SCIENCE' },
    { name: 'Mathematics', optional: true, stream: 'SCIENCE' },
    { name: 'Biology', optional: true, practical: true, stream: 'SCIENCE' },
    { name: 'Accountancy', stream: 'COMMERCE' },
    { name: 'Business Studies', stream: 'COMMERCE' },
    { name: 'Economics', stream: 'COMMERCE' },
    { name: 'History', stream: 'ARTS' },
    { name: 'Political Science', stream: 'ARTS' },
    { name: 'Geography', optional: true, practical: true, stream: 'ARTS' },
    { name: 'Home Science', optional: true, practical: true, viva: true, stream: 'ARTS' },
    HEALTH,
  ],
  groups: [
    { name: 'Mathematics or Biology', stream: 'SCIENCE', subjects: ['Mathematics', 'Biology'] },
    { name: 'Arts Optional', stream: 'ARTS', subjects: ['Geography', 'Home Science'] },
  ],
};

/** By the sequence of the class: Nursery is 1, class 1 is 4, class 12 is 15. */
function stageOf(sequence: number): Stage {
  if (sequence <= 3) return PRE_PRIMARY;
  if (sequence <= 8) return PRIMARY;
  return sequence <= 13 ? SECONDARY : SENIOR;
}

/** In the next session the last classes have no subjects yet. */
const PLANNED_TO = 13;

async function taughtClassesOf(db: Db, schoolId: number) {
  const years = await db.select().from(sessions).where(eq(sessions.schoolId, schoolId));
  const orderedClasses = await db
    .select()
    .from(classes)
    .where(and(eq(classes.schoolId, schoolId), isNotNull(classes.sequence)));
  return years.flatMap(({ id: sessionId, status }) =>
    orderedClasses.flatMap(({ id: classId, sequence }) => {
      const order = present(sequence, 'the sequence of a class');
      return status === 'UPCOMING' && order > PLANNED_TO ? [] : [{ sessionId, classId, stage: stageOf(order) }];
    }),
  );
}

export async function addSubjects(db: Db, schoolId: number, days: DemoDays): Promise<void> {
  const created = days.morning(`${days.year}-01-08`);
  const stamp = { createdAt: created, modifiedAt: created };
  const listed = await db.select().from(masterSubjects).where(eq(masterSubjects.schoolId, schoolId));
  const ids = new Map(listed.map(({ id, name }) => [name, id]));
  const idOf = (name: string) => present(ids.get(name), `the subject ${name}`);
  const taughtClasses = await taughtClassesOf(db, schoolId);
  await insertRows(
    db,
    classSubjects,
    taughtClasses.flatMap(({ stage, ...selection }) =>
      stage.subjects.map((subject) => ({
        ...selection,
        ...stamp,
        schoolId,
        subjectId: idOf(subject.name),
        type: subject.optional ? ('OPTIONAL' as const) : ('MANDATORY' as const),
        evaluationMethod: subject.graded ? ('GRADE' as const) : ('MARKS' as const),
        theory: subject.theory ?? true,
        practical: subject.practical ?? false,
        viva: subject.viva ?? false,
        stream: subject.stream ?? null,
        version: 1,
      })),
    ),
  );
  for (const { stage, ...selection } of taughtClasses)
    for (const { name, stream, subjects } of stage.groups) {
      const { id: groupId } = await oneRow(
        db
          .insert(subjectGroups)
          .values({ ...selection, ...stamp, schoolId, name, nameKey: nameKey(name), stream: stream ?? null })
          .returning({ id: subjectGroups.id }),
      );
      await db
        .insert(subjectGroupMembers)
        .values(subjects.map((subject) => ({ ...selection, schoolId, groupId, subjectId: idOf(subject) })));
    }
}
