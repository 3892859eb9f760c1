import { SchoolBar, useScreenSchool } from '@/shared/domain';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { ClassDialogs } from './ClassDialogs';
import { ClassPanel } from './ClassPanel';
import { SectionPanel } from './SectionPanel';
import { useClassActions } from './useClassActions';
import { useClassList } from './useClassList';
import { useIntoView } from './useIntoView';
import { useReopenDrafts } from './useReopenDrafts';
import { useSelectedClass } from './useSelectedClass';

export function ClassScreen() {
  const words = useWords(classWords);
  const school = useScreenSchool();
  const list = useClassList(school.schoolId);
  const selection = useSelectedClass(school.schoolId, list.classes);
  const actions = useClassActions();
  const sections = useIntoView(selection.choice);
  useReopenDrafts(list.classes, actions.editing.show, selection.select);
  return (
    <PageFrame title={words.title} trail={[{ label: words.title }]}>
      <SchoolBar school={school} namesOwn />
      <div className="class-panels">
        <ClassPanel schoolId={school.schoolId} list={list} selection={selection} actions={actions} />
        <SectionPanel ref={sections} parent={selection.selected} actions={actions} />
      </div>
      <ClassDialogs actions={actions} schoolId={school.schoolId} />
    </PageFrame>
  );
}
