import { useState, type ReactNode } from 'react';
import type { Class } from '@/api/classes';
import { SchoolBar, useScreenSchool, type ScreenSchool } from '@/shared/domain';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FeeBar } from '../fee-structure/FeeBar';
import { useFeeSelection } from '../fee-structure/feeSelection';
import { useClassesWithoutFees, type WithoutFees } from '../fee-structure/useClassesWithoutFees';
import { FeeStructureScreen } from '../fee-structure/FeeStructureScreen';
import { classWords } from '../words';
import { ClassDialogs } from './ClassDialogs';
import { ClassPanel } from './ClassPanel';
import { MoveDialog } from './MoveDialog';
import { SectionPanel } from './SectionPanel';
import { useClassActions } from './useClassActions';
import { useClassList } from './useClassList';
import { useClassOrder } from './useClassOrder';
import { useIntoView } from './useIntoView';
import { useStandardArrival } from '../standard/useStandardArrival';
import { useReopenDrafts } from './useReopenDrafts';
import { useSelectedClass, type SelectedClass } from './useSelectedClass';

/** Classes and their sections, or the fees of a class if the address contains it (FEE-02). */
export function ClassScreen() {
  const school = useScreenSchool();
  const list = useClassList(school.schoolId);
  const selection = useSelectedClass(school.schoolId, list.classes);
  const fees = useFeeSelection();
  const [feeSession, setFeeSession] = useState(fees?.sessionId);
  const withoutFees = useClassesWithoutFees(school.schoolId, feeSession);
  if (fees) return <FeeStructureScreen selection={fees} />;
  return (
    <Panels school={school} list={list} selection={selection} withoutFees={withoutFees}>
      <FeeBar
        schoolId={school.schoolId}
        selected={selection.selected}
        sessionId={feeSession}
        onSession={setFeeSession}
        withoutFees={withoutFees}
      />
    </Panels>
  );
}

const NONE: readonly Class[] = [];

interface PanelsProps {
  readonly school: ScreenSchool;
  readonly list: ReturnType<typeof useClassList>;
  readonly selection: SelectedClass;
  readonly withoutFees: WithoutFees;
  readonly children: ReactNode;
}

function Panels({ school, list, selection, withoutFees, children }: PanelsProps) {
  const words = useWords(classWords);
  const actions = useClassActions();
  const moves = useClassOrder(school.schoolId, list, selection.reveal);
  // A platform user may add a class to another school, which is not in this list.
  const added = ({ classId, schoolId }: Class) => {
    if (schoolId === school.schoolId) selection.reveal(classId);
  };
  const sections = useIntoView(selection.choice);
  useReopenDrafts(school.schoolId, list.classes, actions.editing.show, selection.select);
  useStandardArrival(list, actions.editing.show);
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <SchoolBar school={school} namesOwn />
      {children}
      <div className="class-panels">
        <ClassPanel
          schoolId={school.schoolId}
          list={list}
          selection={selection}
          actions={actions}
          moves={moves}
          withoutFees={withoutFees}
        />
        <SectionPanel ref={sections} parent={selection.selected} actions={actions} />
      </div>
      <ClassDialogs actions={actions} schoolId={school.schoolId} classes={list.classes ?? NONE} onAdded={added} />
      {actions.history.drawer}
      <MoveDialog moving={actions.moving} classes={list.classes} moves={moves} />
    </PageFrame>
  );
}
