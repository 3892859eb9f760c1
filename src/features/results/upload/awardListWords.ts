import { defineWords } from '@/shared/words';

export const awardListWords = defineWords({
  open: 'Award List',
  title: 'Award List',
  about: (exam: string, className: string) =>
    `A blank list of ${exam}, class ${className}, to be filled in by hand. Each subject starts on a new page.`,
  subjects: 'Subjects',
  all: 'All subjects',
  download: 'Download PDF',
  downloaded: 'Award list downloaded successfully',
  downloadFailed: 'Failed to download the award list',
});
