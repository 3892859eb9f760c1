import type { Settings } from '../config.ts';
import { openEmbedded } from './embedded/engine.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';

/** The PostgreSQL server of DATABASE_URL, otherwise the embedded database in the data folder. */
export const connect = (settings: Settings): Promise<Engine> =>
  settings.databaseUrl === undefined
    ? openEmbedded({ folder: settings.dataFolder })
    : Promise.resolve(openPostgres(settings.databaseUrl, { pooled: settings.pooled }));
