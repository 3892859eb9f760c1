import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { paths } from './paths';

/** The data that a screen passes to the next one in the navigation state: ids, never records. */
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

/** The address of a school's screen, which can be opened in another tab. */
export const schoolAddress = (screen: 'view' | 'edit', schoolId: number): string =>
  `${screen === 'view' ? paths.viewSchool : paths.editSchool}?${ID}=${schoolId}`;

/** The address of the set-up of a school, for platform users. */
export const setupAddress = (schoolId: number): string => `${paths.setUp}?${ID}=${schoolId}`;

const isSchoolHandover = (state: unknown): state is SchoolHandover =>
  isObject(state) && isObject(state['school']) && Number.isInteger(state['school']['schoolId']);

/** The school of this screen, from the navigation state or the address; undefined without one. */
export function useSchoolHandover(): { schoolId: number } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const schoolId = isSchoolHandover(state) ? state.school.schoolId : idOf(query.get(ID));
  return schoolId === undefined ? undefined : { schoolId };
}

/** The address of a teacher's screen, which can be opened in another tab. */
export const teacherAddress = (screen: 'edit' | 'permission', teacherId: number): string =>
  `${screen === 'edit' ? paths.editTeacher : paths.teacherPermissions}?${ID}=${teacherId}`;

const isTeacherHandover = (state: unknown): state is TeacherHandover =>
  isObject(state) &&
  isObject(state['teacher']) &&
  Number.isInteger(state['teacher']['teacherId']) &&
  Number.isInteger(state['teacher']['userId']);

/** The teacher of this screen; an address only contains the id. Undefined without either. */
export function useTeacherHandover(): TeacherHandover['teacher'] | { teacherId: number; userId?: never } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  if (isTeacherHandover(state)) return state.teacher;
  const teacherId = idOf(query.get(ID));
  return teacherId === undefined ? undefined : { teacherId };
}

/** Contains the filters, so that the list can restore them on return (STUDENT-30). */
export interface StudentHandover<Filters = unknown> {
  student: { studentId: number; studentCode: number; studentName: string };
  filters: Filters;
}

/** The address of a student's screen; `sessionId`: the session of the enrolment to show first. */
export function studentAddress(screen: 'view' | 'edit', studentId: number, sessionId: number | undefined): string {
  const query = new URLSearchParams({ [ID]: String(studentId) });
  if (sessionId !== undefined) query.set(SESSION, String(sessionId));
  return `${screen === 'view' ? paths.viewStudent : paths.editStudent}?${query.toString()}`;
}

const isStudentHandover = (state: unknown): state is StudentHandover =>
  isObject(state) && isObject(state['student']) && Number.isInteger(state['student']['studentId']);

/** The student of this screen, from the navigation state, a reload or the address; undefined without one. */
export function useStudentHandover(): { studentId: number; sessionId: number | undefined } | undefined {
  const { state } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const studentId = isStudentHandover(state) ? state.student.studentId : idOf(query.get(ID));
  return studentId === undefined ? undefined : { studentId, sessionId: idOf(query.get(SESSION)) };
}

/** The filters in the navigation state, which survive a reload; undefined without any. */
export function useHandedFilters(): Record<string, unknown> | undefined {
  const { state } = useLocation() as { state: unknown };
  return isStudentHandover(state) && isObject(state.filters) ? state.filters : undefined;
}

/** Filters of a list that replace the applied ones once, when the list is opened with this id. */
export interface ListHandover<Filters> extends StudentHandover<Filters> {
  opening: string;
}

interface FoundReceipt {
  /** of the list for a platform user; undefined in the own school */
  readonly schoolId: number | undefined;
  readonly receiptNo: number;
  readonly studentId: number;
  readonly studentCode: number;
  readonly studentName: string;
}

/** Opens the list of receipts with one number, for all payment dates; empty dates are no restriction. */
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

/** The navigation state of the fee receipt (RECEIPT-15, RECEIPT-16). */
export interface ReceiptHandover<Filters = unknown> extends StudentHandover<Filters> {
  sessionId: number;
  /** completes a re-admission after the receipt is stored (LIFECYCLE-06, LIFECYCLE-24, LIFECYCLE-26) */
  actionType?: 'readmission' | 'name-strike-off';
  /** the type of receipt that is preselected */
  receiptType?: 'TC';
  /** opens a fee certificate instead of a receipt */
  certificate?: boolean;
}

/** The navigation state from a re-admission to the fee receipt. */
export type ReadmissionHandover<Filters = unknown> = ReceiptHandover<Filters> &
  Required<Pick<ReceiptHandover, 'actionType'>>;

const isReceiptHandover = (state: unknown): state is ReceiptHandover =>
  isStudentHandover(state) && Number.isInteger((state as Partial<ReceiptHandover>).sessionId);

/** The student of a receipt, only from the navigation state; undefined without one (RECEIPT-29). */
export function useReceiptHandover(): ReceiptHandover | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReceiptHandover(state) ? state : undefined;
}

/** The navigation state of a new certificate of a student. */
export interface CertificateHandover<Filters = unknown> extends StudentHandover<Filters> {
  schoolId: number;
  sessionId: number;
  type?: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
  /** The address of the screen to return to; the list of certificates without one. */
  from?: string;
}

const isCertificateHandover = (state: unknown): state is CertificateHandover =>
  isReceiptHandover(state) && Number.isInteger((state as Partial<CertificateHandover>).schoolId);

/** The student of a new certificate, only from the navigation state; undefined without one. */
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

/** The receipt number in the navigation state of the list; undefined without one. */
export function useReceiptNumberHandover(): ReceiptNumberHandover | undefined {
  const { state } = useLocation() as { state: unknown };
  return isReceiptNumberHandover(state) ? state : undefined;
}

/**
 * The record, session and purpose of the form at a location, as a text to compare. The same parts of the navigation state and the query
 * identify the form as in the hooks above; filters and the fragment do not.
 */
export function recordOf({ state, search }: Pick<Location, 'state' | 'search'>): string {
  const handed = isObject(state) ? state : {};
  const query = new URLSearchParams(search);
  const { actionType, certificate, type, sessionId = idOf(query.get(SESSION)) } = handed;
  const stateId = isStudentHandover(state)
    ? state.student.studentId
    : isTeacherHandover(state)
      ? state.teacher.teacherId
      : isSchoolHandover(state)
        ? state.school.schoolId
        : undefined;
  return JSON.stringify([stateId ?? idOf(query.get(ID)), sessionId, actionType, certificate, type]);
}
