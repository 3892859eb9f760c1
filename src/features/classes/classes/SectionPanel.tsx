import type { Ref } from 'react';
import type { Class, Section } from '@/api/classes';
import { useHolds } from '@/shared/access';
import { streamWords } from '@/shared/labels';
import { CutText, EmptyState, RowMenu } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { AddButton } from './AddButton';
import { sectionEntries } from './rowEntries';
import { Panel, PanelList } from './Panel';
import type { ClassActions } from './useClassActions';

interface SectionPanelProps {
  /** undefined until a class is chosen */
  readonly parent: Class | undefined;
  readonly actions: ClassActions;
  readonly ref: Ref<HTMLElement>;
}

export function SectionPanel({ parent, actions, ref }: SectionPanelProps) {
  const words = useWords(classWords);
  const holds = useHolds();
  if (!parent)
    return (
      <Panel ref={ref} title={words.sections} action={null} className="class-panel-sections">
        <EmptyState text={words.chooseClass} />
      </Panel>
    );
  const { className, sections } = parent;
  const add = () => actions.editing.show({ kind: 'section', parent, stored: undefined });
  return (
    <Panel
      ref={ref}
      title={words.sectionsOf(className)}
      action={<AddButton label={words.addSection} onClick={add} />}
      className="class-panel-sections"
    >
      {sections.length === 0 ? (
        <EmptyState text={holds('ADD_CLASS') ? words.noSectionsAdd : words.noSections} />
      ) : (
        <PanelList label={words.sectionsOf(className)} captions={[words.sectionName, words.stream]}>
          {sections.map((section) => (
            <SectionRow key={section.sectionId} section={section} parent={parent} actions={actions} />
          ))}
        </PanelList>
      )}
    </Panel>
  );
}

interface SectionRowProps {
  readonly section: Section;
  readonly parent: Class;
  readonly actions: ClassActions;
}

function SectionRow({ section, parent, actions }: SectionRowProps) {
  const words = useWords(classWords);
  const streams = useWords(streamWords);
  const entries = sectionEntries({ words, holds: useHolds(), actions }, parent, section);
  const { sectionName, stream } = section;
  return (
    <li className="class-row">
      <div className="class-row-main">
        <span className="class-row-name">
          <CutText as="strong" text={sectionName} lines={2} />
        </span>
        <span className="class-row-more">
          <span className="portal-visually-hidden">{words.streamIs} </span>
          {stream === null ? words.none : streams[stream]}
        </span>
      </div>
      {entries.length > 0 && <RowMenu name={sectionName} actions={entries} />}
    </li>
  );
}
