// The values of a certificate that the records of the student suggest.
import { monthOf } from '../../../common/dateWords.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { textLine } from '../../documents/documentText.ts';
import { listClassRows } from '../classes/index.ts';
import { findPromotionFrom, nextClassOf } from '../promotion/index.ts';
import { readStudentResult, type StudentResult, type StudentYear } from '../results/index.ts';
import type { StudentRow } from '../students/index.ts';
import type { EnrolmentRow } from './certificate.queries.ts';
import type { CertificateType } from './certificate.rules.ts';
import { certificateWords as words } from './certificate.words.ts';
import type { Departure } from './certificateContent.ts';

type Details = components['schemas']['CertificateDetails'];

export interface Drafted {
  type: CertificateType;
  student: StudentRow;
  /** the earliest first */
  enrolled: readonly EnrolmentRow[];
  /** of the chosen session */
  enrolment: EnrolmentRow;
  departure: Departure | null;
  /** Nothing remains to be paid, for the session and for earlier ones. */
  duesCleared: boolean;
  /** yyyy-MM-dd */
  today: string;
}

/** The class of the earliest enrolment, where the student was admitted in its session. */
function admissionClassOf({ student: { admissionDate }, enrolled: [first] }: Drafted): string | null {
  return first && first.startDate <= admissionDate && admissionDate <= first.endDate ? first.className : null;
}

/** The month until which nothing is due: that of the leaving, at the latest the last one of the session. */
function duesClearedOf({ duesCleared, departure, enrolment: { endDate } }: Drafted): string | null {
  if (!duesCleared) return null;
  const leaving = departure?.leftOn ?? endDate;
  return monthOf(leaving < endDate ? leaving : endDate);
}

/** The chosen session first, then the one before it in which the student was enrolled. */
const latestTwo = ({ enrolled, enrolment }: Drafted): EnrolmentRow[] =>
  enrolled
    .filter(({ startDate }) => startDate <= enrolment.startDate)
    .reverse()
    .slice(0, 2);

/** By the class in the session after; null where it does not follow from the order of classes. */
async function promotionByClass(db: Db, schoolId: number, fromId: number, toId: number): Promise<string | null> {
  if (toId === fromId) return words.notPromoted;
  const classes = await listClassRows(db, { schoolId });
  const [from, to] = [fromId, toId].map((one) => classes.find(({ id }) => id === one));
  if (!to || from?.sequence == null || to.sequence === null) return null;
  return to.sequence > from.sequence ? words.promotedTo(to.name) : words.notPromoted;
}

/** By a promotion from the session of the enrolment, or by the class that was corrected since; null without one. */
async function promotedOf(
  db: Db,
  { schoolId, id }: StudentRow,
  { sessionId, classId }: EnrolmentRow,
): Promise<string | null> {
  const promoted = await findPromotionFrom(db, schoolId, id, sessionId);
  if (!promoted) return null;
  const { outcome, toClassId, className, presentClassId } = promoted;
  if (presentClassId !== toClassId)
    return presentClassId === null ? null : promotionByClass(db, schoolId, classId, presentClassId);
  if (outcome === 'REPEATS') return words.notPromoted;
  return className === null ? words.passedOut : words.promotedTo(className);
}

/** By the result, for a student who was not promoted yet. */
async function promotionByResult(
  db: Db,
  { schoolId }: StudentRow,
  { classId }: EnrolmentRow,
  result: StudentResult | null,
): Promise<string | null> {
  if (!result?.ofYear || result.outcome === 'SUPPLEMENTARY') return null;
  if (result.outcome === 'FAIL') return words.notPromoted;
  const classes = await listClassRows(db, { schoolId });
  const from = classes.find(({ id }) => id === classId);
  const next = from ? nextClassOf(classes, from) : 'OUTSIDE_ORDER';
  if (next === 'OUTSIDE_ORDER') return null;
  return next === 'LAST' ? words.passedOut : words.promotedTo(next.name);
}

/** Half days are counted as whole ones. */
const daysOf = (attendance: StudentYear['attendance']) => ({
  workingDays: attendance && Math.ceil(attendance.workingDays),
  daysPresent: attendance && Math.ceil(attendance.daysPresent),
});

/** Result with promotion, and attendance, of the chosen session, each of the session before where it has none. */
async function resultDetails(db: Db, drafted: Drafted) {
  const { student, today } = drafted;
  let attendance: StudentYear['attendance'] = null;
  for (const enrolment of latestTwo(drafted)) {
    const { sessionId, classId } = enrolment;
    const selection = { schoolId: student.schoolId, sessionId, classId };
    const year = await readStudentResult(db, selection, student.id, today);
    attendance ??= year.attendance;
    const { result } = year;
    const promoted = await promotedOf(db, student, enrolment);
    if (result || promoted !== null)
      return {
        lastExam: result && result.examName,
        lastResult: result && words.results[result.outcome],
        promotion: promoted ?? (await promotionByResult(db, student, enrolment, result)),
        ...daysOf(attendance),
      };
  }
  return { lastExam: null, lastResult: null, promotion: null, ...daysOf(attendance) };
}

/** The most characters of a reason for leaving; the comment of a receipt may be longer. */
const MOST_OF_REASON = 200;

function reasonOf({ departure }: Drafted): string | null {
  const comment = textLine(departure?.comment ?? '');
  return [...comment].slice(0, MOST_OF_REASON).join('').trim() || null;
}

/** The suggested values of the fields of the type; null for unknown ones. */
export async function draftDetails(db: Db, drafted: Drafted): Promise<Details> {
  if (drafted.type === 'BONAFIDE') return { purpose: null, remarks: null };
  if (drafted.type === 'CHARACTER') return { conduct: words.good, remarks: null };
  const left = drafted.departure?.leftOn ?? null;
  return {
    admissionClass: admissionClassOf(drafted),
    ...(await resultDetails(db, drafted)),
    duesClearedUpTo: duesClearedOf(drafted),
    conduct: words.good,
    applicationDate: left,
    leavingDate: left,
    reason: reasonOf(drafted),
    remarks: null,
  };
}
