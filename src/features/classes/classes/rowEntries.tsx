import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CheckCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  HistoryOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { Privilege } from '@/api/catalogue';
import type { Class, Section } from '@/api/classes';
import type { RowAction } from '@/shared/ui';
import type { classWords } from '../words';
import type { ClassActions } from './useClassActions';
import type { ClassMoves } from './useClassOrder';

interface Context {
  readonly words: (typeof classWords)['en'];
  readonly holds: (privilege: Privilege) => boolean;
  readonly actions: ClassActions;
}

interface ClassContext extends Context {
  readonly moves: ClassMoves;
}

/** The actions of a class; empty without a privilege for it (CLASS-14 to 16). */
export function classEntries(context: ClassContext, one: Class): RowAction[] {
  const { words, holds, actions, moves } = context;
  const edit: RowAction[] = [
    {
      key: 'edit',
      label: words.edit,
      icon: <EditOutlined />,
      onSelect: () => actions.editing.show({ kind: 'class', stored: one }),
    },
    ...(moves.takesPart(one) ? moveEntries(context, one) : []),
    {
      key: 'toggle',
      label: one.disabled ? words.enable : words.disable,
      icon: one.disabled ? <CheckCircleOutlined /> : <StopOutlined />,
      onSelect: () => actions.status.toggle(one),
    },
  ];
  const remove = () => actions.deleting.show({ kind: 'class', stored: one });
  const { schoolId, classId: id, className: name } = one;
  const history: RowAction = {
    key: 'history',
    label: words.history,
    icon: <HistoryOutlined />,
    onSelect: () => actions.history.show({ record: { schoolId, entity: 'CLASS', id }, name: words.classNamed(name) }),
  };
  return [
    ...(holds('EDIT_CLASS') ? edit : []),
    ...(actions.history.mayRead('CLASS') ? [history] : []),
    ...(holds('REMOVE_CLASS') ? [removeEntry(words, remove)] : []),
  ];
}

const moveEntries = ({ words, moves, actions }: ClassContext, one: Class): RowAction[] => [
  {
    key: 'up',
    label: words.moveUp,
    icon: <ArrowUpOutlined />,
    disabled: !moves.canMove(one, -1),
    onSelect: () => moves.move(one, -1),
  },
  {
    key: 'down',
    label: words.moveDown,
    icon: <ArrowDownOutlined />,
    disabled: !moves.canMove(one, 1),
    onSelect: () => moves.move(one, 1),
  },
  {
    key: 'place',
    label: words.moveTo,
    icon: <SwapOutlined rotate={90} />,
    disabled: moves.targets(one).length === 0,
    onSelect: () => actions.moving.show(one),
  },
];

/** The actions of a section. */
export function sectionEntries({ words, holds, actions }: Context, parent: Class, stored: Section): RowAction[] {
  const edit: RowAction = {
    key: 'edit',
    label: words.edit,
    icon: <EditOutlined />,
    onSelect: () => actions.editing.show({ kind: 'section', parent, stored }),
  };
  const remove = () => actions.deleting.show({ kind: 'section', parent, stored });
  return [...(holds('EDIT_CLASS') ? [edit] : []), ...(holds('REMOVE_CLASS') ? [removeEntry(words, remove)] : [])];
}

const removeEntry = (words: Context['words'], onSelect: () => void): RowAction => ({
  key: 'remove',
  label: words.remove,
  icon: <DeleteOutlined />,
  danger: true,
  onSelect,
});
