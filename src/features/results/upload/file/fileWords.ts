import { defineWords } from '@/shared/words';

const counted = (count: number, shown: string, one: string, many: string): string =>
  `${shown} ${count === 1 ? one : many}`;

/** Texts of the marks file: the template and its upload. */
export const fileWords = defineWords({
  download: 'Download Students List',
  downloaded: 'Students list downloaded successfully',
  downloadFailed: 'Failed to list students',
  upload: 'Upload Students Marks',
  locked: 'Uploading marks is locked for this exam',
  notActive: (session: string) => `The session ${session} is not active`,

  title: 'Upload Students Marks',
  about: (exam: string, className: string) =>
    `${exam}, class ${className}. Choose the filled students list: it is checked first, and nothing is stored before you upload it.`,
  cancel: 'Cancel',
  close: 'Close',
  send: 'Upload',
  sending: 'Uploading...',
  checking: (file: string) => `Checking ${file}`,
  checkAgain: 'Check Again',
  checkFailed: 'Failed to check the spreadsheet',
  uploaded: 'Student marks uploaded successfully',
  uploadFailed: 'Failed to upload student marks',
  uploadFault: 'An error occurred while uploading the file',
  undecided:
    'The server did not respond, so the marks may or may not be stored. Upload them again. No entry is stored twice.',
  changed:
    'The marks or their maximum have changed since the check. The file was checked again. Review the entries before you upload it.',

  annotate: 'Download with Reasons',
  annotated: 'Rows and reasons downloaded',
  annotateFailed: 'Failed to download rows and reasons',

  wrongFirst: (count: number, shown: string) =>
    `${counted(count, shown, 'row has', 'rows have')} errors. Correct the file and choose it again. Nothing has been stored.`,
  willStore: (count: number, shown: string) => `${counted(count, shown, 'entry', 'entries')} will be stored.`,
  willRemove: (count: number, shown: string) => `${counted(count, shown, 'entry', 'entries')} will be removed.`,
  students: (shown: string) => `Students in the file: ${shown}.`,
  nothing: 'This spreadsheet changes no marks.',
  conflicts: (count: number, shown: string) =>
    `${counted(count, shown, 'entry was', 'entries were')} changed since the list was downloaded.`,
  decide: 'Entries changed since the download',
  KEEP_STORED: 'Keep the stored entries',
  STORE_FILE: 'Store the entries of the file',
  storeRemoving: (count: number, shown: string) =>
    `Store the entries of the file, and remove ${counted(count, shown, 'entry', 'entries')} whose cells are blank`,

  entries: 'Entries of the spreadsheet',
  student: 'Student',
  column: 'Column',
  change: 'Change',
  READY: 'To store',
  CONFLICT: 'Conflict',
  WRONG: 'With errors',
  empty: 'empty',
  becomes: 'becomes',
  changedBy: (by: string | null, at: string) => `Stored by ${by ?? 'another user'}, ${at}`,
});
