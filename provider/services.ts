import { crossRules } from './domains/index.ts';
import { createForms } from './contract/validation.ts';
import { scopedDatabase } from './database/scope.ts';
import type { Engine } from './database/engine.ts';
import { FilePool } from './documents/pool/filePool.ts';
import { ReadCache } from './call/readCache.ts';
import type { Services } from './call/services.ts';
import type { Settings } from './config.ts';
import { systemClock, type Clock } from './shared/clock.ts';
import { createPasswordHasher } from './shared/passwords.ts';

export const createServices = (
  settings: Settings,
  engine: Engine,
  clock: Clock = systemClock,
  files: FilePool = new FilePool(),
  reads: ReadCache = new ReadCache(clock),
): Services => ({
  settings,
  database: scopedDatabase(engine),
  clock,
  passwords: createPasswordHasher(),
  rules: crossRules,
  forms: createForms(clock),
  files,
  reads,
});
