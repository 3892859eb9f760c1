import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '@/api/sessions';
import { useDownloadImportTemplateMutation } from '@/api/students';
import { useHolds, useSignedInUser } from '@/shared/access';
import { ChoiceSelect, sessionChoices, useLookups, useOpeningSession } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { RefusedFile, SheetPicker, Waiting } from '@/shared/import';
import { paths } from '@/shared/navigation';
import { PageFrame, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { studentWords } from '../words';
import { ImportCheck } from './ImportCheck';
import { ImportDone } from './ImportDone';
import { importScreenWords } from './importWords';
import { useImport, type StudentImport } from './useImport';

/** Only users of a school register students, here as in the form. */
export function ImportScreen() {
  const words = useWords(importScreenWords);
  const { noPermission } = useWords(studentWords);
  const user = useSignedInUser();
  const holds = useHolds();
  const schoolId = user?.schoolId ?? undefined;
  const may = schoolId !== undefined && holds('ADD_STUDENT');
  return (
    <PageFrame
      title={words.title}
      description={may && words.description}
      trail={[{ label: words.list, to: paths.students }, { label: words.title }]}
      state={may ? { kind: 'ready' } : { kind: 'refused', message: noPermission }}
      actions={may && <TemplateButton />}
    >
      {may && <ImportSteps schoolId={schoolId} />}
    </PageFrame>
  );
}

function TemplateButton() {
  const words = useWords(importScreenWords);
  const feedback = useFeedback();
  const [download, { isLoading }] = useDownloadImportTemplateMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => {
        if (isLoading) return;
        void feedback(download().unwrap(), { success: words.templateDone, fallback: words.templateFailed });
      }}
    >
      {words.template}
    </Button>
  );
}

/** The session that the fragment of the address names, as in '#sessionId=3'. */
function useNamedSession(open: readonly Session[]): number | undefined {
  const { hash } = useLocation();
  const id = Number(new URLSearchParams(hash.slice(1)).get('sessionId'));
  return open.find(({ sessionId }) => sessionId === id)?.sessionId;
}

function ImportSteps({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(importScreenWords);
  const { sessionsFailed, classesFailed } = words;
  const lookups = useLookups(schoolId, { sessions: sessionsFailed, classes: classesFailed, both: sessionsFailed });
  const open = lookups.sessions.filter(({ status }) => status !== 'COMPLETED');
  const [chosen, setChosen] = useState<number>();
  const active = useOpeningSession(open);
  const named = useNamedSession(open);
  const sessionId = chosen ?? named ?? active?.sessionId;
  const work = useImport(schoolId);
  const { phase, file } = work;
  const importing = phase.kind === 'importing';
  const busy = importing || phase.kind === 'checking';
  const { dialog } = useLeaveGuard(importing);
  if (phase.kind === 'done' && sessionId !== undefined && file)
    return <ImportDone {...phase} file={file} place={{ schoolId, sessionId }} onAgain={work.restart} />;
  const check = 'check' in phase ? phase.check : undefined;
  const choose = (next: number | undefined) => {
    setChosen(next);
    if (next !== undefined && file) void work.check(file, next);
  };
  return (
    <>
      {dialog}
      <section className="portal-card import-choose">
        <label className="import-session">
          <span>{words.session}</span>
          <ChoiceSelect
            aria-label={words.session}
            placeholder={words.chooseSession}
            loading={lookups.loading}
            disabled={busy}
            value={sessionId}
            onChange={choose}
            options={sessionChoices(open)}
          />
        </label>
        <SheetPicker
          fileName={file?.name}
          disabled={busy || sessionId === undefined}
          onPick={(next) => sessionId !== undefined && void work.check(next, sessionId)}
        />
        <Progress work={work} />
      </section>
      {check && file && sessionId !== undefined && (
        <ImportCheck
          check={check}
          file={file}
          place={{ schoolId, sessionId }}
          session={open.find((one) => one.sessionId === sessionId)?.sessionName ?? ''}
          busy={busy}
          importing={importing}
          undecided={phase.kind === 'checked' && phase.undecided}
          onMap={(heading, field) => work.mapHeading(sessionId, heading, field)}
          onConfirmColumns={() => work.confirmHeadings(sessionId)}
          onRegister={() => work.register(sessionId)}
        />
      )}
    </>
  );
}

function Progress({ work: { phase, file } }: { readonly work: StudentImport }) {
  const words = useWords(importScreenWords);
  if (phase.kind === 'checking') return phase.check ? null : <Waiting text={words.checking(file?.name ?? '')} />;
  if (phase.kind === 'importing') return <Waiting text={words.importing(groupDigits(phase.check.ready))} />;
  if (phase.kind !== 'choosing' || !phase.refused) return null;
  return <RefusedFile failure={phase.refused} fallback={words.checkFailed} />;
}
