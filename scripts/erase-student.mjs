// `npm run erase-student -- SCHOOL [STUDENT_CODE]`: erases the personal data of a deleted student, or lists who may be erased.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('erase-student', { besideProvider: true, needsCurrent: true });
