import type { Class } from '@/api/classes';
import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { StandardDialog } from '../standard/StandardDialog';
import { ClassDialog } from './ClassDialog';
import { SectionDialog } from './SectionDialog';
import type { ClassActions, Deleting } from './useClassActions';

interface ClassDialogsProps {
  readonly actions: ClassActions;
  readonly schoolId: number | undefined;
  readonly classes: readonly Class[];
  readonly onAdded: (added: Class) => void;
}

/** Only one editing dialog is open, because each one guards navigation away from the screen. */
export function ClassDialogs({ actions: { editing, deleting, status, remove }, classes, ...props }: ClassDialogsProps) {
  const words = useWords(classWords);
  const { target, open, opening, close } = editing;
  return (
    <>
      {target?.kind === 'standard' && props.schoolId !== undefined && (
        <StandardDialog
          key={`${props.schoolId}/${opening}`}
          open={open}
          schoolId={props.schoolId}
          classes={classes}
          onClose={close}
        />
      )}
      {target?.kind === 'class' && (
        <ClassDialog key={opening} open={open} stored={target.stored} {...props} onClose={close} />
      )}
      {target?.kind === 'section' && (
        <SectionDialog key={opening} open={open} parent={target.parent} stored={target.stored} onClose={close} />
      )}
      <ConfirmDialog
        open={deleting.open}
        {...deletion(words, deleting.target)}
        confirmLabel={words.remove}
        danger
        onConfirm={remove}
        onClose={deleting.close}
      />
      <ConfirmDialog
        open={status.asking.open}
        title={words.disableTitle(status.asking.target?.className ?? '')}
        text={words.disableText}
        confirmLabel={words.confirmDisable}
        danger
        onConfirm={status.disable}
        onClose={status.asking.close}
      />
    </>
  );
}

function deletion(words: (typeof classWords)['en'], target: Deleting | undefined): { title: string; text: string } {
  switch (target?.kind) {
    case undefined:
      return { title: '', text: '' };
    case 'class':
      return { title: words.removeClassTitle(target.stored.className), text: words.removeClassText };
    case 'section':
      return {
        title: words.removeSectionTitle(target.stored.sectionName, target.parent.className),
        text: words.removeSectionText,
      };
  }
}
