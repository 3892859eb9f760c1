import { masked } from '@common/aadhaar';
import { maskedPan } from '@common/pan';
import { useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { answerWords, studentWords } from '../words';
import { shownAnswer } from './answers';
import { ParentDialog } from './ParentDialog';
import { freeTypes, newParent, type ParentValues } from './parentForm';
import { PeopleList } from './PeopleList';
import type { Reveal } from './useReveal';

interface ParentsFieldProps {
  readonly value?: readonly ParentValues[];
  readonly onChange?: (parents: readonly ParentValues[]) => void;
  readonly reveal: Reveal;
  /** suggested as the mobile of the first parent */
  readonly studentsMobile: () => string;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

const NOBODY: readonly ParentValues[] = [];

/** The parents of the form; each relation is used once (PARENT-01, PARENT-10). */
export function ParentsField({ value = NOBODY, onChange, reveal, studentsMobile, ...control }: ParentsFieldProps) {
  const words = useWords(studentWords);
  /** the index of the edited parent; the length of the list for a new one */
  const editing = useDialog<number>();
  const index = editing.target ?? value.length;
  const others = value.filter((_parent, at) => at !== index);
  const save = (parent: ParentValues) => {
    onChange?.([...value.slice(0, index), { ...value[index], ...parent }, ...value.slice(index + 1)]);
    editing.close();
  };
  return (
    <>
      <PeopleList
        {...control}
        people={value.map((parent) => ({
          key: String(parent.type),
          name: parent.name,
          about: <ParentLine parent={parent} />,
        }))}
        empty={words.noParents}
        addLabel={words.addParent}
        onAdd={freeTypes(value).length > 0 ? () => editing.show(value.length) : undefined}
        onEdit={(at) => editing.show(at)}
        onRemove={(at) => onChange?.(value.filter((_parent, other) => other !== at))}
      />
      <ParentDialog
        key={editing.opening}
        open={editing.open}
        stored={value[index]}
        start={value[index] ?? newParent(others, studentsMobile())}
        types={freeTypes(others)}
        reveal={reveal}
        onSave={save}
        onClose={editing.close}
      />
    </>
  );
}

function ParentLine({ parent }: { readonly parent: ParentValues }) {
  const words = useWords(studentWords);
  const answers = useWords(answerWords);
  return (
    <>
      {parent.type && <span>{words[parent.type]}</span>}
      {parent.mobileNo && <span>{parent.mobileNo}</span>}
      {parent.aadharNo && <span>{masked(parent.aadharNo)}</span>}
      {parent.panNo && <span>{maskedPan(parent.panNo)}</span>}
      {parent.occupation && <span>{shownAnswer(answers, parent.occupation)}</span>}
    </>
  );
}
