import { crossRules } from './domains/index.ts';
import { CALL_LIMITS, FORM_LIMITS, Slots, type FormLimits, type SlotLimits } from './call/slots.ts';
import { createForms } from './contract/validation.ts';
import { scopedDatabase } from './database/scope.ts';
import type { Engine } from './database/engine.ts';
import { FilePool } from './documents/pool/filePool.ts';
import { ReadCache } from './call/readCache.ts';
import type { Services } from './call/services.ts';
import type { Settings } from './config.ts';
import { systemClock, type Clock } from './shared/clock.ts';
import { createPasswordHasher } from './shared/passwords.ts';

/** Replacements of default services. */
export interface ServiceChoices {
  clock?: Clock | undefined;
  files?: FilePool | undefined;
  reads?: ReadCache | undefined;
  forms?: Partial<FormLimits> | undefined;
  calls?: Partial<SlotLimits> | undefined;
}

export const createServices = (
  settings: Settings,
  engine: Engine,
  { clock = systemClock, files = new FilePool(), reads = new ReadCache(clock), forms, calls }: ServiceChoices = {},
): Services => ({
  settings,
  database: scopedDatabase(engine),
  clock,
  passwords: createPasswordHasher(),
  rules: crossRules,
  forms: createForms(clock),
  files,
  reads,
  slots: { forms: new Slots({ ...FORM_LIMITS, ...forms }), calls: new Slots({ ...CALL_LIMITS, ...calls }) },
});
