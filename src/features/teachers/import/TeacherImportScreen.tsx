import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { TEACHER_FIELDS, useDownloadTeacherTemplateMutation } from '@/api/teachers';
import { useHolds, useSignedInUser } from '@/shared/access';
import { useFeedback } from '@/shared/feedback';
import { RefusedFile, SheetChoice, SheetPicker, Waiting } from '@/shared/import';
import { paths } from '@/shared/navigation';
import { PageFrame, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { TeacherHandOut } from './TeacherHandOut';
import { TeacherImportCheckCard } from './TeacherImportCheckCard';
import { teacherImportWords } from './teacherImportWords';
import { useTeacherImport } from './useTeacherImport';

/** Only users of a school register teachers from a spreadsheet. */
export function TeacherImportScreen() {
  const words = useWords(teacherImportWords);
  const user = useSignedInUser();
  const holds = useHolds();
  const schoolId = user?.schoolId ?? undefined;
  const may = schoolId !== undefined && holds('ADD_TEACHER');
  return (
    <PageFrame
      title={words.title}
      description={may && words.description}
      trail={[{ label: words.list, to: paths.teachers }, { label: words.title }]}
      state={may ? { kind: 'ready' } : { kind: 'refused', message: words.noPermission }}
      actions={may && <TemplateButton />}
    >
      {may && <ImportSteps schoolId={schoolId} />}
    </PageFrame>
  );
}

function TemplateButton() {
  const words = useWords(teacherImportWords);
  const feedback = useFeedback();
  const [download, { isLoading }] = useDownloadTeacherTemplateMutation();
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

function ImportSteps({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(teacherImportWords);
  const work = useTeacherImport();
  const { phase, file } = work;
  const importing = phase.kind === 'storing';
  const busy = importing || phase.kind === 'checking';
  const { dialog } = useLeaveGuard(false, { notSaved: importing });
  if (phase.kind === 'done') return <TeacherHandOut teachers={phase.result} work={work} />;
  const check = 'check' in phase ? phase.check : undefined;
  return (
    <>
      {dialog}
      <section className="portal-card import-file">
        <SheetPicker
          fileName={file?.name}
          disabled={busy}
          mostRows={TEACHER_FIELDS.TeacherImportOrder.teachers.maximum}
          onPick={(next) => void work.check(next, schoolId)}
        />
        <SheetChoice work={work} disabled={busy} />
        {phase.kind === 'checking' && !check && <Waiting text={words.checking(file?.name ?? '')} />}
        {importing && <Waiting text={words.importing(phase.check.ready)} />}
        {phase.kind === 'choosing' && phase.refused && (
          <RefusedFile failure={phase.refused} fallback={words.checkFailed} />
        )}
      </section>
      {check && (
        <TeacherImportCheckCard
          check={check}
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
