import { useListMasterSubjectsQuery } from '@/api/subjects';
import { ChoiceSelect } from '@/shared/domain';
import { asFailure, useFailureText } from '@/shared/errors';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';

interface SubjectSelectProps {
  readonly schoolId: number;
  /** ids that are not offered */
  readonly taken: readonly number[];
  /** passed by the form */
  readonly id?: string;
  readonly value?: number;
  readonly onChange?: (subjectId: number | undefined) => void;
}

/** The school's subjects that the class does not have yet (SUBJECT-18, SUBJECT-22). */
export function SubjectSelect({ schoolId, taken, ...input }: SubjectSelectProps) {
  const words = useWords(subjectWords);
  const failureText = useFailureText();
  const query = useListMasterSubjectsQuery({ schoolId }, { refetchOnMountOrArgChange: true });
  const { currentData: masters, isFetching, error } = query;
  const offered = (masters ?? []).filter(({ subjectId }) => !taken.includes(subjectId));
  const none = masters !== undefined && offered.length === 0;
  return (
    <>
      <ChoiceSelect
        {...input}
        placeholder={words.chooseSubject}
        loading={isFetching && masters === undefined}
        options={offered.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }))}
      />
      {none && <p className="subject-none">{words.noneLeft}</p>}
      {error !== undefined && (
        <p role="alert" className="subject-none">
          {failureText(asFailure(error), { fallback: words.loadFailed })}
        </p>
      )}
    </>
  );
}
