// `npm run restore -- FOLDER`: creates a new installation from a backup.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('restore', { folderAt: 0 });
