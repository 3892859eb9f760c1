import { Alert, Button, Tabs } from 'antd';
import { useDispatch } from 'react-redux';
import type { Session } from '@/api/sessions';
import { useReopen } from '@/shared/drafts';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { SubjectDialogs } from './SubjectDialogs';
import { filtersChanged, type SubjectTab } from './subjectSlice';
import { GroupTable, SubjectTable } from './SubjectTables';
import type { SubjectActions } from './useSubjectActions';
import { GROUP } from './useGroupForm';
import { NEW, SUBJECT } from './useSubjectForm';
import { useSubjectLists, type SubjectLists } from './useSubjectLists';
import type { SubjectPlace } from './useSubjectPlace';

interface SubjectPanelProps {
  /** undefined while it may still become known */
  readonly place: SubjectPlace | undefined;
  /** the place as its address names it */
  readonly named: string;
  readonly tab: SubjectTab;
  readonly sessions: readonly Session[];
  readonly actions: SubjectActions;
}

/** Subjects and groups of the chosen class (SUBJECT-03). */
export function SubjectPanel({ place, named, tab, sessions, actions }: SubjectPanelProps) {
  const words = useWords(subjectWords);
  const dispatch = useDispatch();
  const lists = useSubjectLists(place);
  useReopened(place, named, lists, actions);
  const table = { place, lists, actions };
  return (
    <>
      {place && <ReadingHint session={place.session} sessions={sessions} />}
      <div className="subject-tabs">
        <Tabs
          activeKey={tab}
          onChange={(chosen) => dispatch(filtersChanged({ tab: chosen as SubjectTab }))}
          items={[
            { key: 'subjects', label: words.subjects, children: <SubjectTable {...table} /> },
            { key: 'groups', label: words.groups, children: <GroupTable {...table} /> },
          ]}
        />
      </div>
      <SubjectDialogs actions={actions} named={named} lists={lists} />
    </>
  );
}

/** Opens the dialog again whose unsaved values outlived an expired sign-in, once both lists are there. */
function useReopened(
  place: SubjectPlace | undefined,
  named: string,
  { subjects, groups }: SubjectLists,
  { editing }: SubjectActions,
): void {
  const known = place && subjects.rows && groups.rows && place.session.status === 'UPCOMING' ? place : undefined;
  const reopenSubject = (id: string) => {
    const stored = subjects.rows?.find(({ subjectId }) => String(subjectId) === id);
    if (known && (stored || id === NEW)) editing.show({ kind: 'subject', place: known, stored });
  };
  const reopenGroup = (id: string) => {
    const stored = groups.rows?.find(({ groupId }) => String(groupId) === id);
    if (known && (stored || id === NEW)) editing.show({ kind: 'group', place: known, stored });
  };
  useReopen(`${named}/${SUBJECT}`, known && reopenSubject);
  useReopen(`${named}/${GROUP}`, known && reopenGroup);
}

interface ReadingHintProps {
  readonly session: Session;
  readonly sessions: readonly Session[];
}

/** Why nothing can be changed, and the way to where it can (SESSION-45). */
function ReadingHint({ session, sessions }: ReadingHintProps) {
  const words = useWords(subjectWords);
  const dispatch = useDispatch();
  if (session.status === 'UPCOMING') return null;
  const upcoming = sessions.filter(({ status }) => status === 'UPCOMING');
  const next = upcoming.at(-1);
  const said = session.status === 'ACTIVE' ? words.activeOnly : words.completedOnly;
  return (
    <Alert
      type="info"
      showIcon
      title={said(session.sessionName)}
      action={
        next && (
          <Button size="small" onClick={() => dispatch(filtersChanged({ sessionId: next.sessionId }))}>
            {words.showUpcoming(next.sessionName)}
          </Button>
        )
      }
    />
  );
}
