import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useState } from 'react';
import type { Class } from '@/api/classes';
import { rowsInFile } from '@/api/students';
import { useDownloadOpeningTemplateMutation } from '@/api/fees';
import { ChoiceSelect, classChoices } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { RefusedFile, SheetChoice, SheetPicker, Waiting } from '@/shared/import';
import { useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { OpeningCheckCard } from './OpeningCheckCard';
import { openingWords } from './openingWords';
import type { OpeningImport } from './useOpeningImport';

interface OpeningStepsProps {
  readonly sessionId: number;
  readonly classes: readonly Class[];
  readonly work: OpeningImport;
}

/** A file that was chosen for another session is checked for this one. */
function useCheckForSession({ file, target, phase, check }: OpeningImport, sessionId: number): void {
  const isOther = target !== sessionId && phase.kind !== 'storing' && phase.kind !== 'done';
  useEffect(() => {
    if (isOther && file) void check(file, sessionId);
  }, [isOther, file, check, sessionId]);
}

/** The workbook to fill in, its check, and the button that stores it. */
export function OpeningSteps({ sessionId, classes, work }: OpeningStepsProps) {
  const words = useWords(openingWords);
  const heading = useId();
  const { file, target, phase, check, mapHeading, confirmHeadings, store, restart } = work;
  useCheckForSession(work, sessionId);
  const storing = phase.kind === 'storing';
  const { dialog } = useLeaveGuard(false, { notSaved: storing });
  const busy = phase.kind === 'checking' || storing;
  const checked = target === sessionId && 'check' in phase && phase.kind !== 'done' ? phase.check : undefined;
  return (
    <>
      {dialog}
      <section className="portal-card opening-import" aria-labelledby={heading}>
        <h2 id={heading}>{words.import}</h2>
        <p>{words.steps}</p>
        <Template sessionId={sessionId} classes={classes} />
        <SheetPicker fileName={file?.name} disabled={busy} onPick={(next) => void check(next, sessionId)} />
        <SheetChoice work={work} disabled={busy} />
        {phase.kind === 'checking' && !checked && <Waiting text={words.checking(file?.name ?? '')} />}
        {phase.kind === 'storing' && (
          <Waiting text={words.storing(phase.check.ready, groupDigits(phase.check.ready))} />
        )}
        {phase.kind === 'choosing' && phase.refused && (
          <RefusedFile failure={phase.refused} fallback={words.checkFailed} />
        )}
      </section>
      {checked && file && (
        <OpeningCheckCard
          check={checked}
          file={file}
          sessionId={sessionId}
          busy={busy}
          storing={storing}
          undecided={phase.kind === 'checked' && phase.undecided}
          automatic={phase.kind === 'checked' && phase.automatic === true}
          onMap={mapHeading}
          onConfirmColumns={confirmHeadings}
          onStore={() => void store().then((isStored) => isStored && restart())}
        />
      )}
    </>
  );
}

/** The students of the session, or of one class, as a spreadsheet. */
function Template({ sessionId, classes }: Omit<OpeningStepsProps, 'work'>) {
  const words = useWords(openingWords);
  const feedback = useFeedback();
  const id = useId();
  const [classId, setClassId] = useState<number>();
  const [download, { isLoading }] = useDownloadOpeningTemplateMutation();
  const start = () => {
    if (isLoading) return;
    void feedback(download({ sessionId, ...(classId !== undefined && { classId }) }).unwrap(), {
      success: (saved) => {
        const rows = rowsInFile(saved) ?? 0;
        return words.templateDone(rows, groupDigits(rows));
      },
      fallback: words.templateFailed,
    });
  };
  return (
    <div className="opening-template">
      <label htmlFor={id}>{words.class}</label>
      <ChoiceSelect
        id={id}
        value={classId}
        onChange={setClassId}
        options={classChoices(classes)}
        placeholder={words.allClasses}
        allowClear
      />
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={start}>
        {words.template}
      </Button>
    </div>
  );
}
