import { HolderOutlined } from '@ant-design/icons';
import type { Class } from '@/api/classes';
import { useHolds } from '@/shared/access';
import { CutText, EmptyState, FailedState, RefusedState, RowMenu, StatusTag } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { WithoutFees } from '../fee-structure/useClassesWithoutFees';
import { standardWords } from '../standard/standardWords';
import { classWords } from '../words';
import { AddButton } from './AddButton';
import { classEntries } from './rowEntries';
import { Panel, PanelList, PanelSkeleton } from './Panel';
import type { ClassActions } from './useClassActions';
import type { ClassList } from './useClassList';
import { useClassDrag, type ClassDrag } from './useClassDrag';
import type { ClassMoves } from './useClassOrder';
import { useRowIntoView } from './useIntoView';
import type { SelectedClass } from './useSelectedClass';

interface ClassPanelProps {
  /** undefined until a platform user has chosen a school */
  readonly schoolId: number | undefined;
  readonly list: ClassList;
  readonly selection: SelectedClass;
  readonly actions: ClassActions;
  readonly moves: ClassMoves;
  readonly withoutFees: WithoutFees;
}

export function ClassPanel({ schoolId, list, ...rows }: ClassPanelProps) {
  const words = useWords(classWords);
  return (
    <Panel
      title={words.classes}
      busy={list.state.kind === 'loading'}
      action={
        <>
          {schoolId !== undefined && <StandardButton actions={rows.actions} />}
          <AddButton
            primary
            label={words.addClass}
            onClick={() => rows.actions.editing.show({ kind: 'class', stored: undefined })}
          />
        </>
      }
    >
      {schoolId === undefined ? <EmptyState text={words.chooseSchool} /> : <ClassRows list={list} {...rows} />}
      <p role="status" className="portal-visually-hidden">
        {rows.moves.message}
      </p>
    </Panel>
  );
}

type RowsProps = Omit<ClassPanelProps, 'schoolId'>;

function ClassRows({ list: { classes = [], state }, ...row }: RowsProps) {
  const words = useWords(classWords);
  const holds = useHolds();
  const drag = useClassDrag(classes, row.moves);
  const captions = [words.className, words.classTeacher] as const;
  if (state.kind === 'failed') return <FailedState {...state} />;
  if (state.kind === 'refused') return <RefusedState {...state} />;
  if (classes.length > 0)
    return (
      <PanelList label={words.classes} captions={captions}>
        {classes.map((one, index) => (
          <ClassRow key={one.classId} one={one} index={index} drag={drag} {...row} />
        ))}
      </PanelList>
    );
  if (state.kind === 'loading') return <PanelSkeleton captions={captions} />;
  return (
    <EmptyState
      text={holds('ADD_CLASS') ? words.noClassesAdd : words.noClasses}
      action={<StandardButton primary actions={row.actions} />}
    />
  );
}

interface StandardButtonProps {
  readonly primary?: boolean;
  readonly actions: ClassActions;
}

function StandardButton({ primary = false, actions }: StandardButtonProps) {
  const { open } = useWords(standardWords);
  return <AddButton primary={primary} label={open} onClick={() => actions.editing.show({ kind: 'standard' })} />;
}

interface ClassRowProps extends Omit<RowsProps, 'list'> {
  readonly one: Class;
  readonly index: number;
  readonly drag: ClassDrag;
}

function ClassRow({ one, index, drag, selection, actions, moves, withoutFees }: ClassRowProps) {
  const { selected, choice, select } = selection;
  const words = useWords(classWords);
  const holds = useHolds();
  const entries = classEntries({ words, holds, actions, moves }, one);
  const { classId, className, teacherName, disabled } = one;
  const current = selected?.classId === classId;
  const row = useRowIntoView(choice?.classId === classId ? choice : undefined, index);
  return (
    <li ref={row} className="class-row" data-current={current} {...drag.row(one)}>
      {holds('EDIT_CLASS') && moves.takesPart(one) && (
        <span className="class-row-handle" title={words.dragHint} aria-hidden {...drag.handle(one)}>
          <HolderOutlined />
        </span>
      )}
      <button type="button" className="class-row-main" aria-pressed={current} onClick={() => select(classId)}>
        <span className="class-row-name">
          <CutText as="strong" text={className} lines={2} />
          {disabled && <StatusTag tone="neutral" text={words.disabled} />}
        </span>
        <span className="class-row-more">
          <span className="portal-visually-hidden">{words.teacherIs} </span>
          <CutText text={teacherName ?? words.none} lines={2} />
        </span>
      </button>
      {withoutFees.classIds.has(classId) && (
        <span className="class-row-fees">
          <span aria-hidden>
            <StatusTag tone="warning" text={words.noFees} />
          </span>
          <span className="portal-visually-hidden">{words.noFeesIn(withoutFees.sessionName)}</span>
        </span>
      )}
      {entries.length > 0 && <RowMenu name={className} actions={entries} />}
    </li>
  );
}
