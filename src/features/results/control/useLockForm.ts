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
  /** what a kept draft is called */
  place: string;
}

const valuesOf = (exam: Exam, place: string): LockValues => ({
  lockedMaxMarks: exam.lockedMaxMarks,
  lockedUploadMarks: exam.lockedUploadMarks,
  lockedEditMarks: exam.lockedEditMarks,
  resultDeclarationDate: exam.resultDeclarationDate,
  place,
});

export interface LockFormOptions {
  readonly exam: Exam;
  /** the exam as its address names it */
  readonly named: string;
  /** what a kept draft is called */
  readonly placeName: string;
  readonly load: (examId: number) => Promise<Exam>;
}

/** The three locks and the date go together (CONTROL-08). */
export function useLockForm({ exam, named, placeName, load }: LockFormOptions): RecordForm<LockValues> & {
  readonly form: FormInstance<LockValues>;
} {
  const words = useWords(controlWords);
  const [form] = Form.useForm<LockValues>();
  const [lockExam] = useLockExamMutation();
  const [start] = useState(() => valuesOf(exam, placeName));
  const editor = useRecordForm<LockValues, Exam>({
    form,
    stored: exam,
    fields: lockFields,
    start,
    draft: `results/control#${named}`,
    save: ({ place: _place, resultDeclarationDate, ...locks }, version, requestKey) =>
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
    toValues: (now) => valuesOf(now, placeName),
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.examsFailed },
    onSaved: () => 'staying',
  });
  return { ...editor, form };
}
