import type { Class } from '@/api/classes';
import { useReopen } from '@/shared/drafts';
import { standardDraft } from '../standard/useStandardForm';
import type { EditedEntry } from './useClassActions';
import { CLASS_DRAFTS, NEW } from './useClassForm';
import { SECTION_DRAFTS } from './useSectionForm';

/** Opens the dialog with a draft from an expired sign-in, once the classes of its school are loaded. */
export function useReopenDrafts(
  schoolId: number | undefined,
  classes: readonly Class[] | undefined,
  show: (target: EditedEntry) => void,
  select: (classId: number) => void,
): void {
  const find = (id: string | undefined) => classes?.find(({ classId }) => String(classId) === id);

  const reopenClass = (id: string): boolean => {
    if (schoolId !== undefined && `${CLASS_DRAFTS}${id}` === standardDraft(schoolId)) {
      show({ kind: 'standard' });
      return true;
    }
    const stored = find(id);
    if (!stored && id !== NEW) return false;
    show({ kind: 'class', stored });
    return true;
  };
  const reopenSection = (name: string): boolean => {
    const [classId, id] = name.split('/');
    const parent = find(classId);
    const stored = parent?.sections.find(({ sectionId }) => String(sectionId) === id);
    if (!parent || (!stored && id !== NEW)) return false;
    select(parent.classId);
    show({ kind: 'section', parent, stored });
    return true;
  };
  useReopen(CLASS_DRAFTS, classes && reopenClass);
  useReopen(SECTION_DRAFTS, classes && reopenSection);
}
