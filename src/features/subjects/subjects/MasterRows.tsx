import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { MasterSubject } from '@/api/subjects';
import { EmptyState, FailedState, RefusedState, RowMenu, type LoadState, type RowAction } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { masterWords, subjectWords } from '../words';

interface MasterRowsProps {
  readonly subjects: readonly MasterSubject[] | undefined;
  readonly state: LoadState;
  readonly onRename: (subject: MasterSubject) => void;
  readonly onDelete: (subject: MasterSubject) => void;
}

/** The list by name. Subjects in use cannot be deleted. */
export function MasterRows({ subjects, state, onRename, onDelete }: MasterRowsProps) {
  const words = useWords(masterWords);
  const { chooseSubject } = useWords(subjectWords);
  if (!subjects) {
    if (state.kind === 'failed') return <FailedState {...state} />;
    if (state.kind === 'refused') return <RefusedState {...state} />;
    return <div className="subject-master-list" aria-busy />;
  }
  if (subjects.length === 0) return <EmptyState text={chooseSubject} />;
  const entries = (subject: MasterSubject): RowAction[] => [
    { key: 'rename', label: words.rename, icon: <EditOutlined />, onSelect: () => onRename(subject) },
    {
      key: 'delete',
      label: words.remove,
      icon: <DeleteOutlined />,
      danger: true,
      disabled: subject.inUse,
      onSelect: () => onDelete(subject),
    },
  ];
  return (
    <ul className="subject-master-list" aria-label={words.title}>
      {subjects.map((subject) => (
        <li key={subject.subjectId}>
          <span>{subject.subjectName}</span>
          {subject.inUse && <span className="subject-used">{words.inUse}</span>}
          <RowMenu name={subject.subjectName} actions={entries(subject)} />
        </li>
      ))}
    </ul>
  );
}
