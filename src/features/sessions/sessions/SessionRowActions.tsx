import {
  CheckCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  StopOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { Session } from '@/api/sessions';
import { historyWords, readinessWords, type HistoryTarget } from '@/shared/domain';
import { RowMenu } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import type { SessionActions } from './useSessionActions';

interface SessionRowActionsProps {
  readonly session: Session;
  readonly actions: SessionActions;
}

const historyOf = ({ schoolId, sessionId, sessionName }: Session): HistoryTarget => ({
  record: { schoolId, entity: 'SESSION', id: sessionId },
  name: sessionName,
});

/**
 * Edit, Disable or Enable, Delete, and the readiness; actions that the status does not allow are disabled with the reason (SESSION-04 to
 * 06).
 */
export function SessionRowActions({ session, actions }: SessionRowActionsProps) {
  const words = useWords(sessionWords);
  const readiness = useWords(readinessWords);
  const history = useWords(historyWords);
  const { sessionName: name, status } = session;
  const completed = status === 'COMPLETED';
  const removable = status === 'UPCOMING';
  return (
    <div className="session-actions">
      <Tooltip title={completed ? words.completedHint : null}>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={words.editOf(name)}
          disabled={completed}
          onClick={() => actions.editing.show({ session })}
        >
          {words.edit}
        </Button>
      </Tooltip>
      <StatusAction session={session} actions={actions} />
      <Tooltip title={removable ? null : completed ? words.completedHint : words.activeHint}>
        <Button
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={words.removeOf(name)}
          disabled={!removable}
          onClick={() => actions.deleting.show(session)}
        >
          {words.remove}
        </Button>
      </Tooltip>
      <Tooltip title={readiness.open}>
        <Button
          size="small"
          icon={<UnorderedListOutlined aria-hidden />}
          aria-label={readiness.openOf(name)}
          onClick={() => actions.readiness.show(session)}
        />
      </Tooltip>
      {actions.history.mayRead('SESSION') && (
        <Tooltip title={history.open}>
          <Button
            size="small"
            icon={<HistoryOutlined aria-hidden />}
            aria-label={history.openOf(name)}
            onClick={() => actions.history.show(historyOf(session))}
          />
        </Tooltip>
      )}
    </div>
  );
}

function StatusAction({ session, actions }: SessionRowActionsProps) {
  const words = useWords(sessionWords);
  const { sessionName: name, status, disabled } = session;
  if (status === 'COMPLETED')
    return (
      <Tooltip title={words.autoHint}>
        <span className="session-auto">{words.auto}</span>
      </Tooltip>
    );
  return (
    <Button
      size="small"
      className="session-toggle"
      icon={disabled ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}
      aria-label={disabled ? words.enableOf(name) : words.disableOf(name)}
      onClick={() => actions.status.toggle(session)}
    >
      {disabled ? words.enable : words.disable}
    </Button>
  );
}

/** The same as a menu, for narrow windows. */
export function SessionRowMenu({ session, actions }: SessionRowActionsProps) {
  const words = useWords(sessionWords);
  const readiness = useWords(readinessWords);
  const history = useWords(historyWords);
  const { sessionName: name, status, disabled } = session;
  const completed = status === 'COMPLETED';
  const toggle = disabled
    ? { label: words.enable, icon: <CheckCircleOutlined /> }
    : { label: words.disable, icon: <StopOutlined /> };
  return (
    <RowMenu
      name={name}
      actions={[
        {
          key: 'edit',
          label: words.edit,
          icon: <EditOutlined />,
          disabled: completed,
          onSelect: () => actions.editing.show({ session }),
        },
        {
          key: 'toggle',
          ...(completed ? { label: words.auto } : toggle),
          disabled: completed,
          onSelect: () => actions.status.toggle(session),
        },
        {
          key: 'delete',
          label: words.remove,
          icon: <DeleteOutlined />,
          danger: true,
          disabled: status !== 'UPCOMING',
          onSelect: () => actions.deleting.show(session),
        },
        {
          key: 'readiness',
          label: readiness.open,
          icon: <UnorderedListOutlined />,
          onSelect: () => actions.readiness.show(session),
        },
        ...(actions.history.mayRead('SESSION')
          ? [
              {
                key: 'history',
                label: history.open,
                icon: <HistoryOutlined />,
                onSelect: () => actions.history.show(historyOf(session)),
              },
            ]
          : []),
      ]}
    />
  );
}
