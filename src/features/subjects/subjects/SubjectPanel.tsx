import { Alert, Button, Tabs } from 'antd';
import { useDispatch } from 'react-redux';
import type { Session } from '@/api/sessions';
import { selectionChanged, type ClassSelection } from '@/shared/domain';
import { useReopen } from '@/shared/drafts';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { SubjectCopies } from './SubjectCopies';
import { SubjectDialogs } from './SubjectDialogs';
import { tabChanged, type SubjectTab } from './subjectSlice';
import { GroupTable, SubjectTable } from './SubjectTables';
import type { SubjectActions } from './useSubjectActions';
import { GROUP } from './useGroupForm';
import { NEW, SUBJECT } from './useSubjectForm';
import { useSubjectLists, type SubjectLists } from './useSubjectLists';

interface SubjectPanelProps {
  /** undefined while loading */
  readonly selection: ClassSelection | undefined;
  /** the first part of the names of drafts */
  readonly draftPrefix: string;
  readonly tab: SubjectTab;
  readonly sessions: readonly Session[];
  readonly actions: SubjectActions;
}

/** Subjects and groups of the chosen class (SUBJECT-03). */
export function SubjectPanel({ selection, draftPrefix, tab, sessions, actions }: SubjectPanelProps) {
  const words = useWords(subjectWords);
  const dispatch = useDispatch();
  const { copying } = actions;
  const lists = useSubjectLists(selection);
  useReopened(selection, draftPrefix, lists, actions);
  const table = { selection, lists, actions };
  return (
    <>
      {selection && <ReadingHint session={selection.session} sessions={sessions} />}
      <div className="subject-tabs">
        <Tabs
          activeKey={tab}
          onChange={(chosen) => dispatch(tabChanged(chosen as SubjectTab))}
          items={[
            { key: 'subjects', label: words.subjects, children: <SubjectTable {...table} /> },
            { key: 'groups', label: words.groups, children: <GroupTable {...table} /> },
          ]}
        />
      </div>
      {selection && copying.target && (
        <SubjectCopies key={copying.opening} mode={copying.target} dialog={copying} selection={selection} />
      )}
      <SubjectDialogs actions={actions} draftPrefix={draftPrefix} lists={lists} />
    </>
  );
}

/** Opens the dialog that has a draft from before an expired sign-in, once both lists are loaded. */
function useReopened(
  selection: ClassSelection | undefined,
  draftPrefix: string,
  { subjects, groups }: SubjectLists,
  { editing }: SubjectActions,
): void {
  const known =
    selection && subjects.rows && groups.rows && selection.session.status === 'UPCOMING' ? selection : undefined;
  const reopenSubject = (id: string) => {
    const stored = subjects.rows?.find(({ subjectId }) => String(subjectId) === id);
    if (known && (stored || id === NEW)) editing.show({ kind: 'subject', selection: known, stored });
  };
  const reopenGroup = (id: string) => {
    const stored = groups.rows?.find(({ groupId }) => String(groupId) === id);
    if (known && (stored || id === NEW)) editing.show({ kind: 'group', selection: known, stored });
  };
  useReopen(`${draftPrefix}/${SUBJECT}`, known && reopenSubject);
  useReopen(`${draftPrefix}/${GROUP}`, known && reopenGroup);
}

interface ReadingHintProps {
  readonly session: Session;
  readonly sessions: readonly Session[];
}

/** The reason why the subjects are read-only, with a button for the next UPCOMING session (SESSION-45). */
function ReadingHint({ session, sessions }: ReadingHintProps) {
  const words = useWords(subjectWords);
  const dispatch = useDispatch();
  if (session.status === 'UPCOMING') return null;
  const upcoming = sessions.filter(({ status }) => status === 'UPCOMING');
  const next = upcoming.at(-1);
  const hint = session.status === 'ACTIVE' ? words.activeOnly : words.completedOnly;
  return (
    <Alert
      type="info"
      showIcon
      title={hint(session.sessionName)}
      action={
        next && (
          <Button size="small" onClick={() => dispatch(selectionChanged({ sessionId: next.sessionId }))}>
            {words.showUpcoming(next.sessionName)}
          </Button>
        )
      }
    />
  );
}
