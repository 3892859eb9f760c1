import { Button, Modal } from 'antd';
import type { ClassSelection } from '../domain';
import { FailedState, NotSaved, PageSkeleton, RefusedState, type DialogState } from '../ui';
import { useWords } from '../words';
import { CopySource } from './CopySource';
import { CopyTable } from './CopyTable';
import { copyWords, type CopyPart } from './copyWords';
import type { ClassCopies, CopyMode } from './useClassCopies';
import type { CopySourceState } from './useCopySource';

interface CopyDialogProps {
  readonly mode: CopyMode;
  readonly part: CopyPart;
  readonly dialog: DialogState<CopyMode>;
  readonly selection: ClassSelection;
  readonly source: CopySourceState;
  readonly copies: ClassCopies;
}

/** The preview of a copy with the ticks of the classes, and afterwards what was stored. */
export function CopyDialog({ mode, part, dialog, selection, source, copies }: CopyDialogProps) {
  const words = useWords(copyWords);
  const { className } = selection.class;
  const { open, close } = dialog;
  const { done, busy, chosen } = copies;
  const title = mode === 'to' ? words.titleTo(words[part], className) : words.titleFrom(words[part], className);
  return (
    <Modal
      open={open}
      title={done ? words.titleDone(words[part]) : title}
      width={760}
      centered
      destroyOnHidden
      className="portal-dialog"
      mask={{ closable: false }}
      closable={{ 'aria-label': words.close, disabled: busy }}
      onCancel={() => !busy && close()}
      footer={
        done ? (
          <Button type="primary" autoFocus onClick={close}>
            {words.close}
          </Button>
        ) : (
          <>
            {copies.notSaved && <NotSaved />}
            <Button disabled={busy} onClick={close}>
              {words.cancel}
            </Button>
            <Button type="primary" loading={busy} disabled={chosen.length === 0} onClick={copies.apply}>
              {mode === 'to' ? words.apply : words.copy}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <CopyTable rows={done} isDone />
      ) : (
        <>
          {mode === 'from' && (
            <CopySource part={part} selection={selection} value={source.sourceId} onChange={source.setSourceId} />
          )}
          {source.sourceId !== undefined && <Preview mode={mode} copies={copies} />}
        </>
      )}
    </Modal>
  );
}

function Preview({ mode, copies }: Pick<CopyDialogProps, 'mode' | 'copies'>) {
  const words = useWords(copyWords);
  const { rows, state, chosen } = copies;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (!rows) return <PageSkeleton />;
  if (rows.length === 0) return <p>{mode === 'to' ? words.noClasses : words.notOffered}</p>;
  return (
    <>
      <CopyTable rows={rows} selecting={mode === 'to' ? copies : undefined} />
      {mode === 'to' && <p role="status">{words.chosen(chosen.length)}</p>}
    </>
  );
}
