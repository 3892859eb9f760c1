import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '@/api/sessions';
import { useDownloadImportTemplateMutation } from '@/api/students';
import { useHolds, useSignedInUser } from '@/shared/access';
import { ChoiceSelect, sessionChoices, useLookups, useOpeningSession } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { RefusedFile, SheetChoice, SheetPicker, shownMapping, Waiting } from '@/shared/import';
import { paths } from '@/shared/navigation';
import { PageFrame, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { studentWords } from '../words';
import { ImportCheck } from './ImportCheck';
import { ImportDone } from './ImportDone';
import { importScreenWords } from './importWords';
import { useImport, type StudentImport } from './useImport';

/** Only users of a school register students, as in the form. */
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

/** The session in the fragment of the address, as in '#sessionId=3'. */
function useNamedSession(open: readonly Session[]): number | undefined {
  const { hash } = useLocation();
  const id = Number(new URLSearchParams(hash.slice(1)).get('sessionId'));
  return open.find(({ sessionId }) => sessionId === id)?.sessionId;
}

/** The session of the import: the chosen one, otherwise that of the address, otherwise the active one. */
function useImportSession(schoolId: number) {
  const { sessionsFailed, classesFailed } = useWords(importScreenWords);
  const lookups = useLookups(schoolId, { sessions: sessionsFailed, classes: classesFailed, both: sessionsFailed });
  const sessions = lookups.sessions.filter(({ status }) => status !== 'COMPLETED');
  const [chosen, setChosen] = useState<number>();
  const active = useOpeningSession(sessions);
  const named = useNamedSession(sessions);
  return { sessions, loading: lookups.loading, sessionId: chosen ?? named ?? active?.sessionId, setChosen };
}

function ImportSteps({ schoolId }: { readonly schoolId: number }) {
  const { sessions, loading, sessionId, setChosen } = useImportSession(schoolId);
  const work = useImport(schoolId);
  const { phase, file } = work;
  const importing = phase.kind === 'storing';
  const busy = importing || phase.kind === 'checking';
  const { dialog } = useLeaveGuard(false, { notSaved: importing });
  if (phase.kind === 'done' && sessionId !== undefined && file)
    return (
      <ImportDone
        students={phase.result}
        mapping={shownMapping(phase.check.reading)}
        file={file}
        target={{ schoolId, sessionId }}
        work={work}
      />
    );
  const check = 'check' in phase ? phase.check : undefined;
  const choose = (next: number | undefined) => {
    setChosen(next);
    if (next !== undefined && file) void work.check(file, next);
  };
  return (
    <>
      {dialog}
      <section className="portal-card import-choose">
        <SessionField sessions={sessions} loading={loading} disabled={busy} value={sessionId} onChange={choose} />
        <SheetPicker
          fileName={file?.name}
          disabled={busy || sessionId === undefined}
          onPick={(next) => sessionId !== undefined && void work.check(next, sessionId)}
        />
        <SheetChoice work={work} disabled={busy} />
        <Progress work={work} />
      </section>
      {check && file && sessionId !== undefined && (
        <ImportCheck
          check={check}
          file={file}
          target={{ schoolId, sessionId }}
          session={sessions.find((one) => one.sessionId === sessionId)?.sessionName ?? ''}
          busy={busy}
          importing={importing}
          undecided={phase.kind === 'checked' && phase.undecided}
          onMap={work.mapHeading}
          onConfirmColumns={work.confirmHeadings}
          onRegister={() => void work.store()}
        />
      )}
    </>
  );
}

interface SessionFieldProps {
  readonly sessions: readonly Session[];
  readonly loading: boolean;
  readonly disabled: boolean;
  readonly value: number | undefined;
  readonly onChange: (sessionId: number | undefined) => void;
}

function SessionField({ sessions, ...field }: SessionFieldProps) {
  const words = useWords(importScreenWords);
  return (
    <label className="import-session">
      <span>{words.session}</span>
      <ChoiceSelect
        {...field}
        aria-label={words.session}
        placeholder={words.chooseSession}
        options={sessionChoices(sessions)}
      />
    </label>
  );
}

function Progress({ work: { phase, file } }: { readonly work: StudentImport }) {
  const words = useWords(importScreenWords);
  if (phase.kind === 'checking') return phase.check ? null : <Waiting text={words.checking(file?.name ?? '')} />;
  if (phase.kind === 'storing')
    return <Waiting text={words.importing(phase.check.ready, groupDigits(phase.check.ready))} />;
  if (phase.kind !== 'choosing' || !phase.refused) return null;
  return <RefusedFile failure={phase.refused} fallback={words.checkFailed} />;
}
