export {
  receiptsHandover,
  recordOf,
  schoolAddress,
  setupAddress,
  studentAddress,
  teacherAddress,
  useCertificateHandover,
  useHandedFilters,
  useHandoverId,
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
export { Redirect } from './Redirect';
export { useDelayedNavigate } from './useDelayedNavigate';
export { useOpenFinder, type ShellContext } from './shellContext';
