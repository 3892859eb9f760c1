// `npm run backup -- FOLDER`: writes a backup of the installation into a new folder.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('backup', { folderAt: 0, besideProvider: true });
