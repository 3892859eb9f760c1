import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useHolds } from '@/shared/access';
import type { CopyMode } from '@/shared/copies';
import { ClassSelectionBar, type ClassSelection, type ClassSelectionFilters } from '@/shared/domain';
import { contractRules, useFields } from '@/shared/forms';
import { EmptyState, PageFrame, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { MasterDialog } from './MasterDialog';
import { SubjectCopyButton } from './SubjectCopyButton';
import { subjectFields } from './subjectForm';
import { SubjectPanel } from './SubjectPanel';
import { useSubjectActions, type Edited } from './useSubjectActions';
import { useSubjectSelection } from './useSubjectSelection';

/** The subjects of a class in a session, and groups of these subjects (SUBJECT-01 to SUBJECT-05). */
export function SubjectScreen() {
  const words = useWords(subjectWords);
  const holds = useHolds();
  const choice = useSubjectSelection();
  const { filters, lookups, session, selection } = choice;
  const fields = useFields(subjectFields);
  const [form] = Form.useForm<ClassSelectionFilters>();
  const actions = useSubjectActions();
  const [listed, setListed] = useState(false);
  // Without a session and a class the validation of the fields shows what is missing.
  const add = async (kind: Edited['kind']) => {
    const whole = await form.validateFields().catch(() => undefined);
    if (whole && selection) actions.editing.show({ kind, selection, stored: undefined });
  };
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <ScreenActions
          selection={selection}
          waiting={choice.waiting}
          copying={actions.copying}
          open={session === undefined || session.status === 'UPCOMING'}
          onList={filters.schoolId === undefined ? undefined : () => setListed(true)}
          onAdd={(kind) => void add(kind)}
        />
      }
    >
      <ClassSelectionBar
        selection={choice}
        label={words.filters}
        form={form}
        rules={{ sessionId: contractRules(fields.sessionId), classId: contractRules(fields.classId) }}
      />
      {selection || choice.waiting ? (
        <SubjectPanel
          key={JSON.stringify([filters.sessionId, filters.classId])}
          selection={selection}
          draftPrefix={`subjects#${choice.fragment}`}
          tab={choice.tab}
          sessions={lookups.sessions}
          actions={actions}
        />
      ) : (
        <div className="portal-card">
          <EmptyState text={words.chooseFirst} />
        </div>
      )}
      {filters.schoolId !== undefined && holds('SUBJECTS') && (
        <MasterDialog
          key={filters.schoolId}
          open={listed}
          schoolId={filters.schoolId}
          onOpen={() => setListed(true)}
          onClose={() => setListed(false)}
        />
      )}
    </PageFrame>
  );
}

interface ScreenActionsProps {
  readonly selection: ClassSelection | undefined;
  /** while the sessions and classes are loaded */
  readonly waiting: boolean;
  readonly copying: DialogState<CopyMode>;
  /** the session can be changed (SESSION-45) */
  readonly open: boolean;
  /** undefined without a school */
  readonly onList: (() => void) | undefined;
  readonly onAdd: (kind: Edited['kind']) => void;
}

/** The buttons that the user has the privileges for (SUBJECT-10, SUBJECT-11). */
function ScreenActions({ selection, waiting, copying, open, onList, onAdd }: ScreenActionsProps) {
  const words = useWords(subjectWords);
  const holds = useHolds();
  return (
    <>
      {selection && <SubjectCopyButton selection={selection} dialog={copying} />}
      {onList && holds('SUBJECTS') && (
        <Button icon={<OrderedListOutlined aria-hidden />} onClick={onList}>
          {words.subjectList}
        </Button>
      )}
      {open && holds('ADD_SUBJECT_GROUP') && (
        <Button icon={<PlusOutlined aria-hidden />} disabled={waiting} onClick={() => onAdd('group')}>
          {words.addGroup}
        </Button>
      )}
      {open && holds('SUBJECTS') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={waiting} onClick={() => onAdd('subject')}>
          {words.addSubject}
        </Button>
      )}
    </>
  );
}
