import { Button, Modal } from 'antd';
import { useId, type FormEvent } from 'react';
import type { ClassSelection } from '../domain';
import { FailedState, FocusOnOpen, NotSaved, PageSkeleton, RefusedState, sendFromList, type DialogState } from '../ui';
import { useWords } from '../words';
import { isPossible } from './copyRows';
import { CopySource } from './CopySource';
import { CopyTable, type CopyTableProps } from './CopyTable';
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

/** The preview of a copy with a checkbox for each class, and the result after the copy. */
export function CopyDialog({ mode, part, dialog, selection, source, copies }: CopyDialogProps) {
  const words = useWords(copyWords);
  const form = useId();
  const { className } = selection.class;
  const { open, close } = dialog;
  const { done, busy, chosen } = copies;
  const apply = () => {
    if (!busy && chosen.length > 0) copies.apply();
  };
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
          <Button type="primary" className="copy-close" onClick={close}>
            {words.close}
          </Button>
        ) : (
          <>
            {copies.notSaved && <NotSaved />}
            <Button disabled={busy} onClick={close}>
              {words.cancel}
            </Button>
            <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={chosen.length === 0}>
              {mode === 'to' ? words.apply : words.copy}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Outcome rows={done} />
      ) : (
        <form
          id={form}
          onKeyDownCapture={(event) => chosen.length > 0 && sendFromList(event, apply)}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            apply();
          }}
        >
          {mode === 'from' && (
            <CopySource part={part} selection={selection} value={source.sourceId} onChange={source.setSourceId} />
          )}
          {source.sourceId !== undefined && <Preview mode={mode} copies={copies} />}
        </form>
      )}
    </Modal>
  );
}

function Outcome({ rows }: Pick<CopyTableProps, 'rows'>) {
  return (
    <>
      <FocusOnOpen selector=".copy-close" />
      <CopyTable rows={rows} isDone />
    </>
  );
}

/** Without a class to tick, the arrow keys scroll through the reasons. */
const SELECT_ALL = '.copy-table thead input';
const REASONS = '.copy-scroll';

function Preview({ mode, copies }: Pick<CopyDialogProps, 'mode' | 'copies'>) {
  const words = useWords(copyWords);
  const { rows, state, chosen } = copies;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (!rows) return <PageSkeleton />;
  if (rows.length === 0) return <p>{mode === 'to' ? words.noClasses : words.notOffered}</p>;
  return (
    <>
      {mode === 'to' && <FocusOnOpen selector={rows.some(isPossible) ? SELECT_ALL : REASONS} />}
      <CopyTable rows={rows} selecting={mode === 'to' ? copies : undefined} />
      {mode === 'to' && <p role="status">{words.chosen(chosen.length)}</p>}
    </>
  );
}
