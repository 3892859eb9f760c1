// `npm run export-student -- SCHOOL STUDENT_CODE FOLDER`: writes the data of one student into a new folder.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('export-student', { folderAt: 2, besideProvider: true, needsCurrent: true });
