import type { StudentMarks } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import type { MarksSheetData } from './markCells';
import type { uploadWords } from './uploadWords';

interface Opened {
  readonly selection: ClassSelection;
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
}

/** The heading of the marks, e.g. 'Half Yearly, 8 A · 19 students'. */
export const titleOf = (words: (typeof uploadWords)['en'], { data, selection, stored }: Opened): string =>
  words.titleOf(data.exam.examName, selection.class.className, selection.section?.sectionName, stored.length);
