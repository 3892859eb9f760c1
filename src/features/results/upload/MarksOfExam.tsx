import { useMemo } from 'react';
import { DEFAULT_RULES, settingsOfRules } from '@common/results';
import {
  useGetResultRulesQuery,
  useListGradesQuery,
  useListStudentMarksQuery,
  useListSubjectLimitsQuery,
  type Exam,
  type Grade,
} from '@/api/results';
import { reload } from '@/api/reload';
import { useStoredDraft } from '@/shared/drafts';
import { MendingLink, type ClassSelection } from '@/shared/domain';
import { asFailure, useFresh } from '@/shared/errors';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard, LoadingCard } from '../Cards';
import { papersOf, type MarksSheetData } from './markCells';
import { MarksEditor } from './MarksEditor';
import { MarksReading } from './MarksReading';
import { uploadWords } from './uploadWords';
import { draftName } from './useMarksEditor';
import { useSubjectChoice } from './useShownColumns';

interface MarksOfExamProps {
  readonly selection: ClassSelection;
  readonly exam: Exam;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly searchText: string;
  /** Another number reloads the marks and keeps the edits. */
  readonly refreshes: number;
  /** Shows the rows that the search hides. */
  readonly onShowAll: () => void;
  /** Reloads the exam. */
  readonly onReloaded: () => void;
}

const NO_GRADES: readonly Grade[] = [];
const FRESH = { refetchOnMountOrArgChange: true } as const;

const READY: PageState = { kind: 'ready' };

const firstUnready = (...states: PageState[]): PageState => states.find(({ kind }) => kind !== 'ready') ?? READY;

/** The rules of a session. For a provider without them (404), the defaults are used. */
function useRules(sessionId: number) {
  const words = useWords(uploadWords);
  const query = useGetResultRulesQuery({ sessionId }, FRESH);
  const rules = useFresh(query, words.rulesFailed);
  const isUnknown = query.error !== undefined && asFailure(query.error).status === 404;
  return isUnknown ? { found: DEFAULT_RULES, state: READY } : rules;
}

/** The rows, limits, grades and rules of an exam. Refetched each time it is opened, so that no edits are based on old marks. */
function useMarks({ selection, exam }: Pick<MarksOfExamProps, 'selection' | 'exam'>) {
  const words = useWords(uploadWords);
  const { schoolId, session, section } = selection;
  const { classId } = selection.class;
  const { sessionId } = session;
  const rows = useListStudentMarksQuery(
    {
      studentMarksRequest: {
        schoolId,
        sessionId,
        classId,
        sectionId: section?.sectionId ?? null,
        examId: exam.examId,
        searchText: '',
      },
    },
    FRESH,
  );
  const limits = useListSubjectLimitsQuery({ sessionId, classId }, FRESH);
  // A failure is not shown: marks can be entered without the names of the grades (MARKS-28).
  const grades = useListGradesQuery({ schoolId });
  const marks = useFresh(rows, words.loadFailed);
  const subjects = useFresh(limits, words.subjectsFailed);
  const rules = useRules(sessionId);
  const gradeNames = grades.currentData ?? (grades.isError ? NO_GRADES : undefined);
  const data = useMemo(
    (): MarksSheetData | undefined =>
      subjects.found && rules.found && gradeNames
        ? { exam, subjects: subjects.found, grades: gradeNames, settings: settingsOfRules(rules.found) }
        : undefined,
    [exam, subjects.found, gradeNames, rules.found],
  );
  const state = firstUnready(marks.state, subjects.state, rules.state);
  const load = () => reload(rows);
  const loadWithLimits = async () => {
    const [stored, taught] = await Promise.all([load(), reload(limits)]);
    return { rows: stored, subjects: taught };
  };
  return { found: marks.found && data ? { rows: marks.found, data } : undefined, state, load, loadWithLimits };
}

export function MarksOfExam(props: MarksOfExamProps) {
  const words = useWords(uploadWords);
  const { selection, exam, fragment, searchText, refreshes, onShowAll, onReloaded } = props;
  const { session, class: ofClass } = selection;
  const { found, state, load, loadWithLimits } = useMarks(props);
  const storedDraft = useStoredDraft(draftName(fragment));
  const [chosen, choose] = useSubjectChoice();
  if (!found || storedDraft === undefined || !chosen) return <LoadingCard state={state} />;
  const { rows, data } = found;
  const mending = (column: 'subjects' | 'exams' | 'limits', text: string) => (
    <MendingLink column={column} session={session} classId={ofClass.classId}>
      {text}
    </MendingLink>
  );
  if (data.subjects.length === 0)
    return <EmptyCard text={words.noSubjects} action={mending('subjects', words.toSubjects)} />;
  if (papersOf(data).length === 0)
    return <EmptyCard text={words.noLimits} action={mending('limits', words.toLimits)} />;
  if (rows.length === 0) return <EmptyCard text={words.noStudents} />;
  const common = { selection, fragment, data, stored: rows, searchText, subjectChoice: [chosen, choose] as const };
  if (session.status !== 'ACTIVE') return <MarksReading {...common} reason={words.notActive(session.sessionName)} />;
  if (exam.lockedEditMarks) return <MarksReading {...common} reason={words.locked(exam.examName)} />;
  return (
    <MarksEditor
      {...common}
      storedDraft={storedDraft}
      refreshes={refreshes}
      onShowAll={onShowAll}
      onReloaded={onReloaded}
      load={load}
      loadWithLimits={loadWithLimits}
    />
  );
}
