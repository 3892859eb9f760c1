import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useReopen } from '@/shared/drafts';
import { ReadinessDialog, SchoolBar, useScreenSchool } from '@/shared/domain';
import { paths } from '@/shared/navigation';
import { ConfirmDialog, EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { SessionDialog } from './SessionDialog';
import { DRAFT_PREFIX, NEW_DRAFT } from './useSessionForm';
import { SessionTable } from './SessionTable';
import { useSessionActions, type SessionActions } from './useSessionActions';
import { useSessionArrival } from './useSessionArrival';
import { useSessionList, type SessionList } from './useSessionList';

/** Opens the dialog with a draft from an expired sign-in, once its session is loaded. */
function useReopenDrafts(sessions: SessionList['sessions'], show: SessionActions['editing']['show']): void {
  const reopen = (id: string): boolean => {
    const session = sessions?.find(({ sessionId }) => String(sessionId) === id);
    if (session === undefined && id !== NEW_DRAFT) return false;
    show({ session });
    return true;
  };
  useReopen(DRAFT_PREFIX, sessions && reopen);
}

export function SessionScreen() {
  const words = useWords(sessionWords);
  const school = useScreenSchool();
  const list = useSessionList(school.schoolId);
  const actions = useSessionActions();
  const { editing, deleting, readiness, status } = actions;
  const disabling = status.asking.target;
  useReopenDrafts(list.sessions, editing.show);
  useSessionArrival(list, editing.show);
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.trail }]}
      actions={<Buttons onAdd={() => editing.show({ session: undefined })} />}
    >
      <SchoolBar school={school} />
      {school.schoolId === undefined ? (
        <div className="portal-card">
          <EmptyState text={words.chooseSchool} />
        </div>
      ) : (
        <SessionTable key={school.schoolId} list={list} actions={actions} />
      )}
      {editing.target && (
        <SessionDialog
          key={editing.opening}
          open={editing.open}
          edited={editing.target}
          schoolId={school.schoolId}
          onClose={editing.close}
        />
      )}
      {actions.history.drawer}
      {readiness.target && (
        <ReadinessDialog open={readiness.open} session={readiness.target} onClose={readiness.close} />
      )}
      <ConfirmDialog
        open={deleting.open}
        title={words.removeTitle(deleting.target?.sessionName ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        danger
        onConfirm={actions.remove}
        onClose={deleting.close}
      />
      <ConfirmDialog
        open={status.asking.open}
        title={words.disableTitle(disabling?.sessionName ?? '')}
        text={disabling?.status === 'ACTIVE' ? words.disableActive : words.disableUsed}
        confirmLabel={words.confirmDisable}
        danger
        onConfirm={status.disable}
        onClose={status.asking.close}
      />
    </PageFrame>
  );
}

function Buttons({ onAdd }: { readonly onAdd: () => void }) {
  const words = useWords(sessionWords);
  return (
    <>
      <Link to={paths.startSession} className="step-link step-link-outlined">
        {words.startNext}
      </Link>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
        {words.add}
      </Button>
    </>
  );
}
