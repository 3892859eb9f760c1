import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useHolds } from '@/shared/access';
import { EmptyState, PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { MasterDialog } from './MasterDialog';
import { SubjectFiltersBar } from './SubjectFiltersBar';
import { SubjectPanel } from './SubjectPanel';
import { fragmentOf, type SubjectFilters } from './subjectSlice';
import { useSubjectActions, type Edited } from './useSubjectActions';
import { useSubjectPlace } from './useSubjectPlace';

/** What a class is taught in a session, and groups of these subjects (SUBJECT-01 to SUBJECT-05). */
export function SubjectScreen() {
  const words = useWords(subjectWords);
  const holds = useHolds();
  const choice = useSubjectPlace();
  const { filters, lookups, session, place } = choice;
  const [form] = Form.useForm<SubjectFilters>();
  const actions = useSubjectActions();
  const [listed, setListed] = useState(false);
  const named = `subjects#${fragmentOf(filters)}`;
  // A dialog is about the session and the class of the fields: without them they say what is missing.
  const add = async (kind: Edited['kind']) => {
    const whole = await form.validateFields().catch(() => undefined);
    if (whole && place) actions.editing.show({ kind, place, stored: undefined });
  };
  return (
    <PageFrame
      title={words.title}
      trail={[{ label: words.title }]}
      actions={
        <ScreenActions
          open={session === undefined || session.status === 'UPCOMING'}
          onList={filters.schoolId === undefined ? undefined : () => setListed(true)}
          onAdd={(kind) => void add(kind)}
        />
      }
    >
      <SubjectFiltersBar form={form} filters={filters} lookups={lookups} />
      {place || choice.waiting ? (
        <SubjectPanel
          key={placeKey(filters)}
          place={place}
          named={named}
          tab={filters.tab}
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

/** The tab is no other place. */
const placeKey = ({ sessionId, classId }: SubjectFilters): string => JSON.stringify([sessionId, classId]);

interface ScreenActionsProps {
  /** the session takes changes (SESSION-45) */
  readonly open: boolean;
  /** undefined until there is a school */
  readonly onList: (() => void) | undefined;
  readonly onAdd: (kind: Edited['kind']) => void;
}

/** For whoever may add (SUBJECT-10, SUBJECT-11). */
function ScreenActions({ open, onList, onAdd }: ScreenActionsProps) {
  const words = useWords(subjectWords);
  const holds = useHolds();
  return (
    <>
      {onList && holds('SUBJECTS') && (
        <Button icon={<OrderedListOutlined aria-hidden />} onClick={onList}>
          {words.subjectList}
        </Button>
      )}
      {open && holds('ADD_SUBJECT_GROUP') && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => onAdd('group')}>
          {words.addGroup}
        </Button>
      )}
      {open && holds('SUBJECTS') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onAdd('subject')}>
          {words.addSubject}
        </Button>
      )}
    </>
  );
}
