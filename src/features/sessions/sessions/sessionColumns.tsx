import type { TableColumnsType } from 'antd';
import type { Session, SessionStatus } from '@/api/sessions';
import type { sessionStatusWords } from '@/shared/labels';
import { DateText, StatusTag, type StatusTone } from '@/shared/ui';
import type { sessionWords } from '../words';
import { SessionRowActions } from './SessionRowActions';
import type { SessionActions } from './useSessionActions';

type Words = (typeof sessionWords)['en'];
type StatusWords = (typeof sessionStatusWords)['en'];

const TONES: Readonly<Record<SessionStatus, StatusTone>> = {
  UPCOMING: 'info',
  ACTIVE: 'success',
  COMPLETED: 'neutral',
};
/** As a session lives. */
const RANK: Readonly<Record<SessionStatus, number>> = { UPCOMING: 0, ACTIVE: 1, COMPLETED: 2 };

const byText = (read: (session: Session) => string) => (a: Session, b: Session) =>
  read(a).localeCompare(read(b), 'en', { sensitivity: 'base', numeric: true });

export function sessionColumns(
  words: Words,
  statuses: StatusWords,
  actions: SessionActions,
): TableColumnsType<Session> {
  return [
    {
      key: 'sessionName',
      title: words.name,
      dataIndex: 'sessionName',
      sorter: byText((session) => session.sessionName),
    },
    {
      key: 'startDate',
      title: words.start,
      width: 120,
      sorter: byText((session) => session.startDate),
      render: (_value, { startDate }) => <DateText date={startDate} />,
    },
    {
      key: 'endDate',
      title: words.end,
      width: 120,
      sorter: byText((session) => session.endDate),
      render: (_value, { endDate }) => <DateText date={endDate} />,
    },
    {
      key: 'status',
      title: words.status,
      width: 120,
      sorter: (a, b) => RANK[a.status] - RANK[b.status],
      render: (_value, { status }) => <StatusTag tone={TONES[status]} text={statuses[status]} />,
    },
    {
      key: 'disabled',
      title: words.disabled,
      width: 100,
      render: (_value, { disabled }) => (disabled ? <StatusTag tone="warning" text={words.yes} /> : words.no),
    },
    {
      key: 'actions',
      title: words.actions,
      width: 320,
      render: (_value, session) => <SessionRowActions session={session} actions={actions} />,
    },
  ];
}
