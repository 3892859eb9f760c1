// The columns of a marks file: the students, and one column for each entry that an exam can have.
import { COMPONENTS, type Component } from '../../../../common/results/index.ts';
import { headingKey } from '../../../documents/headings.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import type { Limits } from '../limits/limits.rules.ts';
import type { SentEntry } from '../marks/marks.rules.ts';
import type { TaughtRow } from '../results.queries.ts';
import { marksFileWords as words } from './marksFile.words.ts';

interface Grade {
  id: number;
  name: string;
}

/** A column of entries: attendance, marks within limits, or grades. */
export interface EntryColumn extends Pick<SentEntry, 'subjectId' | 'name'> {
  /** 'schoolAttendance', '17/theory' */
  key: string;
  /** subject and component, without the limits */
  label: string;
  /** heading of the template */
  title: string;
  min: number;
  max: number;
  /** of a subject evaluated by grade, best grade first */
  grades: readonly Grade[] | undefined;
  /** null: students of every stream */
  stream: string | null;
}

const attendance = (name: 'schoolAttendance' | 'studentAttendance'): EntryColumn => ({
  ...{ key: name, name, subjectId: null, label: words[name], title: words[name] },
  ...{ min: 0, max: 0, grades: undefined, stream: null },
});

const ATTENDANCE = [attendance('schoolAttendance'), attendance('studentAttendance')];

function hintOf(min: number, max: number, grades: readonly Grade[] | undefined): string {
  if (grades) return words.graded(grades.map(({ name }) => name));
  return min > 0 ? words.between(min, max) : words.outOf(max);
}

function columnsOf(subject: TaughtRow, limits: Limits | undefined, grades: readonly Grade[]): EntryColumn[] {
  const { id: subjectId, stream } = subject;
  const byGrade = subject.evaluationMethod === 'GRADE' ? grades : undefined;
  return COMPONENTS.filter((name) => subject[name]).flatMap((name: Component): EntryColumn[] => {
    const [min, max] = [limits?.[`${name}Min`] ?? 0, limits?.[`${name}Max`] ?? 0];
    if (!byGrade && max === 0) return [];
    const label = `${subject.name} ${words[name]}`;
    const title = `${label} ${hintOf(min, max, byGrade)}`;
    return [{ key: `${subjectId}/${name}`, subjectId, name, label, title, min, max, grades: byGrade, stream }];
  });
}

/** Attendance, then the components that have limits in the exam, or of subjects evaluated by grade, in the order of the grid. */
export const entryColumns = (
  subjects: readonly TaughtRow[],
  limits: ReadonlyMap<number, Limits>,
  grades: readonly Grade[],
): EntryColumn[] => [
  ...ATTENDANCE,
  ...subjects.flatMap((subject) => columnsOf(subject, limits.get(subject.id), grades)),
];

export const CODE: TableColumn = {
  ...{ key: 'code', title: words.code, kind: 'digits', required: false },
  aliases: ['Code', 'Student ID'],
};
export const SR_NO: TableColumn = {
  ...{ key: 'srNo', title: words.srNo, kind: 'text', required: false },
  aliases: ['Sr. No.', 'S.R. Number', 'Scholar Number'],
};
export const NAME: TableColumn = {
  ...{ key: 'name', title: words.name, kind: 'text', required: false },
  aliases: ['Name', 'Name of Student', 'Name of the Student'],
};

/** Columns of the template that are not read, and the result columns of a file that was annotated by an earlier check. */
export const REPORTED = [words.row, words.outcome, words.reason];
const ignored = [words.rollNo, words.father, ...REPORTED].map((title): TableColumn => {
  return { key: title, title, kind: 'ignored', required: false };
});

/** The declared columns of the table. The subject alone names its only component. */
export function tableColumns(columns: readonly EntryColumn[]): TableColumn[] {
  const labels = new Set(columns.map(({ label }) => headingKey(label)));
  const aliasesOf = ({ subjectId, label, name }: EntryColumn): string[] => {
    const isOnly = subjectId !== null && columns.filter((one) => one.subjectId === subjectId).length === 1;
    const alone = isOnly ? label.slice(0, -words[name].length).trim() : '';
    return alone === '' || labels.has(headingKey(alone)) ? [] : [alone];
  };
  return [
    ...[CODE, SR_NO, NAME, ...ignored],
    ...columns.map((column): TableColumn => {
      const { key, label } = column;
      // The whole heading of the template is another name, because a grade with a bracket ends the hint.
      return { key, title: label, kind: 'text', required: false, aliases: [column.title, ...aliasesOf(column)] };
    }),
  ];
}
