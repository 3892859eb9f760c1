import type { StudentRow } from '@/api/students';
import { StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

/** Deleted, else inactive, else active (STUDENT-23). */
export function StudentStatus({ student }: { readonly student: Pick<StudentRow, 'deleted' | 'disabled' | 'blocked'> }) {
  const words = useWords(studentWords);
  if (student.deleted) return <StatusTag tone="error" text={words.deleted} />;
  if (student.disabled || student.blocked) return <StatusTag tone="neutral" text={words.inactive} />;
  return <StatusTag tone="success" text={words.active} />;
}
