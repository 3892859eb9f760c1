import { addMonths } from '../../../../common/calendar.ts';
import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import { nameKey } from '../../../../common/names.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { ClassProgress } from '../../results/index.ts';

type Collection = NonNullable<components['schemas']['Dashboard']['collection']>;
type Exam = components['schemas']['DashboardExam'];

const monthOf = (date: string): string => date.slice(0, 7);

/** The months of a session with their sums, and those outside of it that have receipts. Dates are yyyy-MM-dd, amounts rupees. */
export function collectionOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  sums: ReadonlyMap<string, number>,
): Collection {
  const months = new Set(sums.keys());
  for (let day = `${monthOf(startDate)}-01`; day <= endDate; day = addMonths(day, 1)) months.add(monthOf(day));
  return {
    amount: fromPaise(addPaise(...[...sums.values()].map(toPaise))),
    months: [...months].sort().map((month) => ({ month, amount: sums.get(month) ?? 0 })),
  };
}

type Part = Exam['next'] & Pick<Exam, 'expected' | 'entered'>;

const missing = ({ expected, entered }: Part): number => expected - entered;

function examOf(name: string, parts: readonly Part[]): Exam {
  const [{ classId, className, examId }] = [...parts].sort((one, other) => missing(other) - missing(one)) as [Part];
  return {
    name,
    expected: parts.reduce((sum, { expected }) => sum + expected, 0),
    entered: parts.reduce((sum, { entered }) => sum + entered, 0),
    next: { classId, className, examId },
  };
}

/** The exams of one name of all classes; `order`: of each kind of exam in the year. */
export function examsByName(classes: readonly ClassProgress[], order: readonly string[]): Exam[] {
  const found = new Map<string, { name: string; position: number; parts: Part[] }>();
  for (const { classId, className, exams } of classes)
    for (const { examId, examName, kind, ordinal, expected, entered } of exams) {
      const key = nameKey(examName);
      const position = order.indexOf(kind) * 100 + ordinal;
      const exam = found.get(key) ?? { name: examName, position, parts: [] };
      exam.position = Math.min(exam.position, position);
      exam.parts.push({ classId, className, examId, expected, entered });
      found.set(key, exam);
    }
  return [...found.values()]
    .sort((one, other) => one.position - other.position)
    .map(({ name, parts }) => examOf(name, parts));
}
