import { CopyButton } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import { useHolds } from '@/shared/access';
import { useFields } from '@/shared/forms';
import { evaluationMethodWords, streamWords, subjectTypeWords } from '@/shared/labels';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { hasEntries, rowEntries } from './rowEntries';
import { useCanCopy } from './SubjectCopyButton';
import { groupColumns, subjectColumns } from './subjectColumns';
import { subjectFields } from './subjectForm';
import type { SubjectActions } from './useSubjectActions';
import type { SubjectLists } from './useSubjectLists';

interface SubjectTableProps {
  /** undefined while loading */
  readonly selection: ClassSelection | undefined;
  readonly lists: SubjectLists;
  readonly actions: SubjectActions;
}

/** The context of the row menus; undefined if the subjects are read-only (SESSION-45). */
function useRowContext(selection: ClassSelection | undefined, actions: SubjectActions) {
  const words = useWords(subjectWords);
  const holds = useHolds();
  const open = selection?.session.status === 'UPCOMING' && hasEntries(holds);
  return open ? { selection, context: { words, holds, actions } } : undefined;
}

export function SubjectTable({ selection, lists: { subjects }, actions }: SubjectTableProps) {
  const words = useWords(subjectWords);
  const fields = useFields(subjectFields);
  const rows = useRowContext(selection, actions);
  const canCopy = useCanCopy(selection?.session);
  const columns = subjectColumns({
    words,
    streams: useWords(streamWords),
    types: useWords(subjectTypeWords),
    methods: useWords(evaluationMethodWords),
    titles: { theory: fields.theory.title, practical: fields.practical.title, viva: fields.viva.title },
    entries: rows && ((stored) => rowEntries(rows.context, { kind: 'subject', selection: rows.selection, stored })),
  });
  return (
    <DataTable
      label={words.subjectsOf(selection?.class.className ?? '')}
      columns={columns}
      rows={subjects.rows}
      rowKey="subjectId"
      paging="client"
      state={subjects.state}
      emptyAction={canCopy && <CopyButton mode="from" dialog={actions.copying} />}
      onRefresh={subjects.refresh}
    />
  );
}

export function GroupTable({ selection, lists: { subjects, groups }, actions }: SubjectTableProps) {
  const words = useWords(subjectWords);
  const rows = useRowContext(selection, actions);
  const columns = groupColumns({
    words,
    streams: useWords(streamWords),
    nameOf: (id) => subjects.rows?.find(({ subjectId }) => subjectId === id)?.subjectName ?? '',
    entries: rows && ((stored) => rowEntries(rows.context, { kind: 'group', selection: rows.selection, stored })),
  });
  // A group contains the ids of its subjects; their names are in the other list.
  const waits = groups.state.kind === 'ready' && subjects.rows === undefined;
  return (
    <DataTable
      label={words.groupsOf(selection?.class.className ?? '')}
      columns={columns}
      rows={waits ? undefined : groups.rows}
      rowKey="groupId"
      paging="client"
      state={waits ? subjects.state : groups.state}
      onRefresh={() => {
        subjects.refresh();
        groups.refresh();
      }}
    />
  );
}
