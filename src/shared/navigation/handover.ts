import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from './paths';

/** What one screen hands to the next in the navigation state: references, never records. */
export interface SchoolHandover {
  school: { schoolId: number; schoolName: string };
}

export interface TeacherHandover {
  teacher: { teacherId: number; userId: number; teacherName: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const ID = 'id';
const SESSION = 'session';

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;

/** The address of a school's screen, which another tab can open too. */
export const schoolAddress = (screen: 'view' | 'edit', schoolId: number): string =>
  `${screen === 'view' ? paths.viewSchool : paths.editSchool}?${ID}=${schoolId}`;

/** The address of the set-up of a school, for platform users. */
export const setupAddress = (schoolId: number): string => `${paths.setUp}?${ID}=${schoolId}`;

const isSchoolHandover = (state: unknown): state is SchoolHandover =>
  isObject(state) && isObject(state['school']) && Number.isInteger(state['school']['schoolId']);

/** The school this screen was opened for, by hand-over or by an address with an id; undefined without one. */
export function useSchoolHandover(): { schoolId: number } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const schoolId = isSchoolHandover(state) ? state.school.schoolId : idOf(query.get(ID));
  return schoolId === undefined ? undefined : { schoolId };
}

/** The address of a teacher's screen, which another tab can open too. */
export const teacherAddress = (screen: 'edit' | 'permission', teacherId: number): string =>
  `${screen === 'edit' ? paths.editTeacher : paths.teacherPermissions}?${ID}=${teacherId}`;

const isTeacherHandover = (state: unknown): state is TeacherHandover =>
  isObject(state) &&
  isObject(state['teacher']) &&
  Number.isInteger(state['teacher']['teacherId']) &&
  Number.isInteger(state['teacher']['userId']);

/** The teacher this screen was opened for; an address knows the id alone, and without either it is undefined. */
export function useTeacherHandover(): TeacherHandover['teacher'] | { teacherId: number; userId?: never } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  if (isTeacherHandover(state)) return state.teacher;
  const teacherId = idOf(query.get(ID));
  return teacherId === undefined ? undefined : { teacherId };
}

/** The filters travel with the student, so that the list shows them again on return (STUDENT-30). */
export interface StudentHandover<Filters = unknown> {
  student: { studentId: number; studentCode: number; studentName: string };
  filters: Filters;
}

/** The address of a student's screen; `sessionId`: the session whose enrolment it shows first. */
export function studentAddress(screen: 'view' | 'edit', studentId: number, sessionId: number | undefined): string {
  const query = new URLSearchParams({ [ID]: String(studentId) });
  if (sessionId !== undefined) query.set(SESSION, String(sessionId));
  return `${screen === 'view' ? paths.viewStudent : paths.editStudent}?${query.toString()}`;
}

const isStudentHandover = (state: unknown): state is StudentHandover =>
  isObject(state) && isObject(state['student']) && Number.isInteger(state['student']['studentId']);

/** The student a screen was opened for: by hand-over, by reload or by an address with an id; undefined without one. */
export function useStudentHandover(): { studentId: number; sessionId: number | undefined } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const studentId = isStudentHandover(state) ? state.student.studentId : idOf(query.get(ID));
  return studentId === undefined ? undefined : { studentId, sessionId: idOf(query.get(SESSION)) };
}

/** The filters that came along, which outlive a reload of the screen; undefined where none did. */
export function useHandedFilters(): Record<string, unknown> | undefined {
  const { state } = useLocation() as { state: unknown };
  return isStudentHandover(state) && isObject(state.filters) ? state.filters : undefined;
}

/** Filters of a list that replace the applied ones once, when the list is opened with this id. */
export interface ListHandover<Filters> extends StudentHandover<Filters> {
  opening: string;
}

interface FoundReceipt {
  /** of the list that a platform user opens; undefined in the own school */
  readonly schoolId: number | undefined;
  readonly receiptNo: number;
  readonly studentId: number;
  readonly studentCode: number;
  readonly studentName: string;
}

/** Leads to the list of receipts with one number, whatever its payment date; empty dates are no restriction. */
export const receiptsHandover = (
  { schoolId, receiptNo, studentId, studentCode, studentName }: FoundReceipt,
  opening: string,
): ListHandover<object> => ({
  student: { studentId, studentCode, studentName },
  filters: {
    schoolId,
    receiptType: 'ALL',
    startDate: '',
    endDate: '',
    searchText: String(receiptNo),
    studentSearchText: '',
  },
  opening,
});

/** The id of a hand-over that opens a list with its filters; undefined for a return to the list. */
export function useHandoverId(): string | undefined {
  const { state } = useLocation() as { state: unknown };
  return isObject(state) && typeof state['opening'] === 'string' ? state['opening'] : undefined;
}

/** What leads to the fee receipt (RECEIPT-15, RECEIPT-16). */
export interface ReceiptHandover<Filters = unknown> extends StudentHandover<Filters> {
  sessionId: number;
  /** ends a re-admission once the receipt is stored (LIFECYCLE-06, LIFECYCLE-24, LIFECYCLE-26) */
  actionType?: 'readmission' | 'name-strike-off';
  /** the type of receipt that is preselected */
  receiptType?: 'TC';
  /** a fee certificate is wanted in place of a receipt */
  certificate?: boolean;
}

/** What re-admission hands to the fee receipt. */
export type ReadmissionHandover<Filters = unknown> = ReceiptHandover<Filters> &
  Required<Pick<ReceiptHandover, 'actionType'>>;

const isReceiptHandover = (state: unknown): state is ReceiptHandover =>
  isStudentHandover(state) && Number.isInteger((state as Partial<ReceiptHandover>).sessionId);

/** The student a receipt is made for, by hand-over alone; undefined without one (RECEIPT-29). */
export function useReceiptHandover(): ReceiptHandover | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReceiptHandover(state) ? state : undefined;
}

/** What leads to a new certificate of a student. */
export interface CertificateHandover<Filters = unknown> extends StudentHandover<Filters> {
  schoolId: number;
  sessionId: number;
  type?: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
  /** The address of the screen to return to; the list of certificates without one. */
  from?: string;
}

const isCertificateHandover = (state: unknown): state is CertificateHandover =>
  isReceiptHandover(state) && Number.isInteger((state as Partial<CertificateHandover>).schoolId);

/** The student of a new certificate, by hand-over alone; undefined without one. */
export function useCertificateHandover(): CertificateHandover | undefined {
  const { state } = useLocation() as { state: unknown };
  return isCertificateHandover(state) ? state : undefined;
}

/** Opens the list of receipts on one receipt number; `schoolId` for a platform user. */
export interface ReceiptNumberHandover {
  receiptNo: number;
  schoolId?: number;
}

const isReceiptNumberHandover = (state: unknown): state is ReceiptNumberHandover =>
  isObject(state) && Number.isInteger(state['receiptNo']);

/** The receipt number that the list was opened on; undefined without one. */
export function useReceiptNumberHandover(): ReceiptNumberHandover | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReceiptNumberHandover(state) ? state : undefined;
}
