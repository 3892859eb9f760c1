export {
  schoolAddress,
  setupAddress,
  studentAddress,
  teacherAddress,
  useCertificateHandover,
  useHandedFilters,
  useReceiptHandover,
  useReceiptNumberHandover,
  useSchoolHandover,
  useStudentHandover,
  useTeacherHandover,
  type CertificateHandover,
  type ReadmissionHandover,
  type ReceiptHandover,
  type ReceiptNumberHandover,
  type SchoolHandover,
  type StudentHandover,
  type TeacherHandover,
} from './handover';
export { paths } from './paths';
export { useDelayedNavigate } from './useDelayedNavigate';
export { useShortcuts, type ShellContext, type Shortcut } from './shortcuts';
