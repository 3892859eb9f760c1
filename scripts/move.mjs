// `npm run move -- DATABASE_URL`: copies an embedded installation into an empty PostgreSQL database.
import { runDataCommand } from './lib/dataCommand.mjs';

await runDataCommand('move');
