import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PersonPicture } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';

export interface Person {
  readonly key: string;
  readonly name: string;
  readonly about: ReactNode;
}

interface PeopleListProps {
  readonly people: readonly Person[];
  readonly empty: string;
  /** Absent if nobody more can be added. */
  readonly onAdd?: (() => void) | undefined;
  readonly addLabel: string;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
  /** Passed by Form.Item: the button gets the focus for an error. */
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

/** Parents or siblings of the form, each with its buttons. */
export function PeopleList({ people, empty, onAdd, addLabel, onEdit, onRemove, ...control }: PeopleListProps) {
  const words = useWords(studentWords);
  return (
    <div className="student-people">
      {people.length === 0 && <p className="student-people-none">{empty}</p>}
      <ul>
        {people.map(({ key, name, about }, index) => (
          <li key={key}>
            <PersonPicture name={name} url={null} size="line" />
            <div className="student-person">
              <strong>{name}</strong>
              {about}
            </div>
            <Button
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={words.editOf(name)}
              onClick={() => onEdit(index)}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={words.removePersonOf(name)}
              onClick={() => onRemove(index)}
            />
          </li>
        ))}
      </ul>
      <Button {...control} icon={<PlusOutlined aria-hidden />} disabled={onAdd === undefined} onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  );
}
