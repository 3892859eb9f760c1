import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { RESULT_FIELDS, useLockExamMutation, type Exam } from '@/api/results';
import { defineFields, useRecordForm, type RecordForm } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { controlWords } from '../words';

export const lockFields = defineFields(RESULT_FIELDS.ExamLockForm);

export const LOCKS = ['lockedMaxMarks', 'lockedUploadMarks', 'lockedEditMarks'] as const;

export interface LockValues extends Record<(typeof LOCKS)[number], boolean> {
  resultDeclarationDate: string | null;
  /** the name of the exam, shown with a draft */
  title: string;
}

const valuesOf = (exam: Exam, title: string): LockValues => ({
  lockedMaxMarks: exam.lockedMaxMarks,
  lockedUploadMarks: exam.lockedUploadMarks,
  lockedEditMarks: exam.lockedEditMarks,
  resultDeclarationDate: exam.resultDeclarationDate,
  title,
});

export interface LockFormOptions {
  readonly exam: Exam;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  /** exam, class and session, shown with a draft */
  readonly name: string;
  readonly load: (examId: number) => Promise<Exam>;
}

/** The three locks and the date are sent together (CONTROL-08). */
export function useLockForm({ exam, fragment, name, load }: LockFormOptions): RecordForm<LockValues> & {
  readonly form: FormInstance<LockValues>;
} {
  const words = useWords(controlWords);
  const [form] = Form.useForm<LockValues>();
  const [lockExam] = useLockExamMutation();
  const [start] = useState(() => valuesOf(exam, name));
  const editor = useRecordForm<LockValues, Exam>({
    form,
    stored: exam,
    fields: lockFields,
    start,
    draft: {
      name: `results/control#${fragment}`,
      resumeAt: `/results/control#${fragment}`,
      label: ({ title = '' }) => words.unsaved(title),
    },
    save: ({ title: _title, resultDeclarationDate, ...locks }, version, requestKey) =>
      lockExam({
        'Idempotency-Key': requestKey,
        examLockForm: {
          ...locks,
          examId: exam.examId,
          resultDeclarationDate: resultDeclarationDate === '' ? null : resultDeclarationDate,
          ...(version !== undefined && { version }),
        },
      }).unwrap(),
    load: () => load(exam.examId),
    toValues: (stored) => valuesOf(stored, name),
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.examsFailed },
    onSaved: () => 'staying',
  });
  return { ...editor, form };
}
