// `npm run replace-secret [-- --erase-numbers]`: binds the installation to another secret after the former one was lost.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('replace-secret');
