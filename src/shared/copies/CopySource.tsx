import { useListClassesQuery } from '@/api/classes';
import { ofSchool } from '@/api/ofSchool';
import { useGetSessionReadinessQuery, type ClassReadiness } from '@/api/results';
import { ChoiceSelect, type ClassSelection } from '../domain';
import { useFresh } from '../errors';
import { FailedState, FIRST_FIELD, FocusOnOpen, RefusedState } from '../ui';
import { useWords } from '../words';
import { copyWords, type CopyPart } from './copyWords';

interface CopySourceProps {
  readonly part: CopyPart;
  readonly selection: ClassSelection;
  readonly value: number | undefined;
  readonly onChange: (classId: number | undefined) => void;
}

const HAS: Readonly<Record<CopyPart, (one: ClassReadiness) => boolean>> = {
  subjects: ({ subjects }) => subjects > 0,
  config: ({ exams }) => exams > 0,
  limits: ({ limitsSet }) => limitsSet > 0,
};

/** The classes of the session that are not disabled and have something to copy (CLASS-40). */
export function CopySource({ part, selection, value, onChange }: CopySourceProps) {
  const words = useWords(copyWords);
  const { sessionId } = selection.session;
  const query = useGetSessionReadinessQuery({ sessionId }, { refetchOnMountOrArgChange: true });
  const { currentData: classes = [] } = useListClassesQuery(ofSchool(selection.schoolId));
  const { found, state } = useFresh(query, words.sourcesFailed);
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  const disabled = new Set(classes.filter((one) => one.disabled).map(({ classId }) => classId));
  const offered = (found ?? []).filter(
    (one) => one.classId !== selection.class.classId && !disabled.has(one.classId) && HAS[part](one),
  );
  if (found && offered.length === 0) return <p>{words.noSources}</p>;
  return (
    <>
      <FocusOnOpen selector={FIRST_FIELD} />
      <ChoiceSelect
        aria-label={words.source}
        placeholder={words.chooseSource}
        loading={!found}
        options={offered.map(({ classId, className }) => ({ value: classId, label: className }))}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
