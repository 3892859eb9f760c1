import type { Lookups } from '@/shared/domain';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { PeopleList } from './PeopleList';
import { SiblingDialog } from './SiblingDialog';
import type { SiblingValues } from './siblingForm';

interface SiblingsFieldProps {
  readonly value?: readonly SiblingValues[];
  readonly onChange?: (siblings: readonly SiblingValues[]) => void;
  readonly schoolId: number;
  /** the student being edited */
  readonly ownId: number | undefined;
  readonly lookups: Lookups;
  readonly id?: string;
}

const NOBODY: readonly SiblingValues[] = [];

/** The siblings in the same school (SIBLING-01). */
export function SiblingsField({ value = NOBODY, onChange, schoolId, ownId, lookups, ...control }: SiblingsFieldProps) {
  const words = useWords(studentWords);
  const editing = useDialog<number>();
  const index = editing.target ?? value.length;
  const others = value.filter((_sibling, at) => at !== index).map(({ siblingStudentId }) => siblingStudentId);
  const save = (sibling: SiblingValues) => {
    onChange?.([...value.slice(0, index), sibling, ...value.slice(index + 1)]);
    editing.close();
  };
  return (
    <>
      <PeopleList
        {...control}
        people={value.map((sibling) => ({
          key: String(sibling.siblingStudentId),
          name: sibling.siblingName,
          about: <SiblingLine sibling={sibling} />,
        }))}
        empty={words.noSiblings}
        addLabel={words.addSibling}
        onAdd={() => editing.show(value.length)}
        onEdit={(at) => editing.show(at)}
        onRemove={(at) => onChange?.(value.filter((_sibling, other) => other !== at))}
      />
      <SiblingDialog
        key={editing.opening}
        open={editing.open}
        stored={value[index]}
        schoolId={schoolId}
        lookups={lookups}
        taken={ownId === undefined ? others : [...others, ownId]}
        onSave={save}
        onClose={editing.close}
      />
    </>
  );
}

function SiblingLine({ sibling }: { readonly sibling: SiblingValues }) {
  const words = useWords(studentWords);
  return (
    <>
      <span>{sibling.siblingCode}</span>
      {sibling.className && (
        <span>
          {words.class} {sibling.className}
        </span>
      )}
    </>
  );
}
