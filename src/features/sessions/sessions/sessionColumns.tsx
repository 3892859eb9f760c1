import type { Session, SessionStatus } from '@/api/sessions';
import type { sessionStatusWords } from '@/shared/labels';
import { byText, DateText, menuColumn, StatusTag, type StatusTone, type TableColumn } from '@/shared/ui';
import type { sessionWords } from '../words';
import { SessionRowActions, SessionRowMenu } from './SessionRowActions';
import type { SessionActions } from './useSessionActions';

type Words = (typeof sessionWords)['en'];
type StatusWords = (typeof sessionStatusWords)['en'];

const TONES: Readonly<Record<SessionStatus, StatusTone>> = {
  UPCOMING: 'info',
  ACTIVE: 'success',
  COMPLETED: 'neutral',
};
/** In the order of a session's life cycle. */
const RANK: Readonly<Record<SessionStatus, number>> = { UPCOMING: 0, ACTIVE: 1, COMPLETED: 2 };

/** Buttons; on a phone, where they would cover the table, a menu. */
const actionsColumn = (words: Words, actions: SessionActions, roomy: boolean): TableColumn<Session> =>
  roomy
    ? {
        key: 'actions',
        title: words.actions,
        width: 364,
        fixed: 'end',
        render: (session) => <SessionRowActions session={session} actions={actions} />,
      }
    : menuColumn(words.actions, (session) => <SessionRowMenu session={session} actions={actions} />);

export function sessionColumns(
  words: Words,
  statuses: StatusWords,
  actions: SessionActions,
  roomy: boolean,
): TableColumn<Session>[] {
  return [
    {
      key: 'sessionName',
      title: words.name,
      dataIndex: 'sessionName',
      minWidth: 130,
      lines: 2,
      className: 'portal-table-name',
      sorter: byText((session) => session.sessionName),
    },
    {
      key: 'startDate',
      title: words.start,
      width: 104,
      sorter: byText((session) => session.startDate),
      render: ({ startDate }) => <DateText date={startDate} />,
    },
    {
      key: 'endDate',
      title: words.end,
      width: 104,
      sorter: byText((session) => session.endDate),
      render: ({ endDate }) => <DateText date={endDate} />,
    },
    {
      key: 'status',
      title: words.status,
      width: 116,
      sorter: (a, b) => RANK[a.status] - RANK[b.status],
      render: ({ status }) => <StatusTag tone={TONES[status]} text={statuses[status]} />,
    },
    {
      key: 'disabled',
      title: words.disabled,
      width: 88,
      render: ({ disabled }) => (disabled ? <StatusTag tone="warning" text={words.yes} /> : words.no),
    },
    actionsColumn(words, actions, roomy),
  ];
}
