import { Form, Select } from 'antd';
import type { Class } from '@/api/classes';
import { FormDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import type { MoveTarget } from './classOrder';
import type { ClassMoves } from './useClassOrder';

interface MoveValues {
  /** the id of the next class, or 'end' */
  place?: number | 'end';
}

interface MoveDialogProps {
  readonly moving: DialogState<Class>;
  readonly classes: readonly Class[] | undefined;
  readonly moves: ClassMoves;
}

/** Moves a class to any position in one step, without a mouse. */
export function MoveDialog({ moving: { target, open, opening, close }, classes = [], moves }: MoveDialogProps) {
  const words = useWords(classWords);
  const nameOf = (id: number) => classes.find(({ classId }) => classId === id)?.className ?? '';
  const option = (before: MoveTarget) =>
    before === null ? { value: 'end', label: words.atTheEnd } : { value: before, label: words.before(nameOf(before)) };
  const save = async ({ place }: MoveValues) => {
    close();
    if (target && place !== undefined) await moves.put(target, place === 'end' ? null : place);
  };
  return (
    <FormDialog<MoveValues>
      key={opening}
      open={open}
      width={400}
      title={words.moveTitle(target?.className ?? '')}
      saveLabel={words.confirmMove}
      initialValues={{}}
      onSave={save}
      onClose={close}
    >
      <Form.Item<MoveValues>
        name="place"
        label={words.place}
        required
        rules={[{ required: true, message: words.choosePlace }]}
      >
        <Select placeholder={words.choosePlace} options={target ? moves.targets(target).map(option) : []} />
      </Form.Item>
    </FormDialog>
  );
}
