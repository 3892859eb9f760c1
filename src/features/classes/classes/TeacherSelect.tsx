import { Select } from 'antd';
import { useListActiveTeachersQuery } from '@/api/teachers';
import { ofSchool } from '@/api/ofSchool';
import { useLookupRetry } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { teacherChoices, type TeacherChoice } from './classForm';

interface TeacherSelectProps {
  readonly schoolId: number | undefined;
  /** the class's current teacher */
  readonly own: TeacherChoice | null;
  // Passed by Form.Item.
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (teacherId: number | null) => void;
}

/** One of the school's active teachers or none; the current teacher of the class is offered too, even if disabled. */
export function TeacherSelect({ schoolId, own, ...field }: TeacherSelectProps) {
  const words = useWords(classWords);
  const failureText = useFailureText();
  const retry = useLookupRetry();
  const {
    currentData: teachers,
    isFetching,
    error,
  } = useListActiveTeachersQuery(ofSchool(schoolId), { refetchOnMountOrArgChange: true });
  return (
    <Select<number | null>
      {...field}
      allowClear
      placeholder={words.noTeacher}
      labelRender={({ label }) => label ?? words.onItsWay}
      loading={isFetching}
      status={error === undefined ? '' : 'error'}
      notFoundContent={
        error === undefined ? words.noTeachers : failureText(asFailure(error), { fallback: words.teachersFailed })
      }
      options={teacherChoices(teachers ?? [], own)}
      onOpenChange={retry}
    />
  );
}
