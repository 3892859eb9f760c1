import { useHolds } from '@/shared/access';
import { useFields } from '@/shared/forms';
import { evaluationMethodWords, streamWords, subjectTypeWords } from '@/shared/labels';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { hasEntries, rowEntries } from './rowEntries';
import { groupColumns, subjectColumns } from './subjectColumns';
import { subjectFields } from './subjectForm';
import type { SubjectActions } from './useSubjectActions';
import type { SubjectLists } from './useSubjectLists';
import type { SubjectPlace } from './useSubjectPlace';

interface SubjectTableProps {
  /** undefined while it may still become known */
  readonly place: SubjectPlace | undefined;
  readonly lists: SubjectLists;
  readonly actions: SubjectActions;
}

/** What the rows' menus are made of; undefined where nothing can be changed (SESSION-45). */
function useRowContext(place: SubjectPlace | undefined, actions: SubjectActions) {
  const words = useWords(subjectWords);
  const holds = useHolds();
  const open = place?.session.status === 'UPCOMING' && hasEntries(holds);
  return open ? { place, context: { words, holds, actions } } : undefined;
}

export function SubjectTable({ place, lists: { subjects }, actions }: SubjectTableProps) {
  const words = useWords(subjectWords);
  const fields = useFields(subjectFields);
  const rows = useRowContext(place, actions);
  const columns = subjectColumns({
    words,
    streams: useWords(streamWords),
    types: useWords(subjectTypeWords),
    methods: useWords(evaluationMethodWords),
    titles: { theory: fields.theory.title, practical: fields.practical.title, viva: fields.viva.title },
    entries: rows && ((stored) => rowEntries(rows.context, { kind: 'subject', place: rows.place, stored })),
  });
  return (
    <DataTable
      label={words.subjectsOf(place?.class.className ?? '')}
      columns={columns}
      rows={subjects.rows}
      rowKey="subjectId"
      paging="client"
      state={subjects.state}
      onRefresh={subjects.refresh}
    />
  );
}

export function GroupTable({ place, lists: { subjects, groups }, actions }: SubjectTableProps) {
  const words = useWords(subjectWords);
  const rows = useRowContext(place, actions);
  const columns = groupColumns({
    words,
    streams: useWords(streamWords),
    nameOf: (id) => subjects.rows?.find(({ subjectId }) => subjectId === id)?.subjectName ?? '',
    entries: rows && ((stored) => rowEntries(rows.context, { kind: 'group', place: rows.place, stored })),
  });
  // A group's subjects come by id: their names stand in the other list.
  const waits = groups.state.kind === 'ready' && subjects.rows === undefined;
  return (
    <DataTable
      label={words.groupsOf(place?.class.className ?? '')}
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
