import type { ApiError } from '../shared/fail.ts';
import { tally } from '../database/tally.ts';
import { addAuditEntry } from './audit.ts';
import type { Actor } from './context.ts';
import type { Services } from './services.ts';

const SCOPE = { kind: 'sign-in' } as const;

export interface DeniedCall {
  operationId: string;
  requestId: string;
  actor: Actor | undefined;
}

/** Records a denied access (403) in the audit trail, less often as its number grows (database/tally.ts). */
export const recordDenial = (
  { database, clock }: Services,
  { responseCode }: ApiError,
  { operationId, requestId, actor }: DeniedCall,
): Promise<void> =>
  database.write(SCOPE, async (db) => {
    const caller = actor ? actor.userId : 'nobody';
    const counted = await tally(db, clock, `denied:${caller}:${operationId}:${responseCode}`);
    if (!counted) return;
    const facts = { event: 'denied', requestId, actor, scope: SCOPE };
    await addAuditEntry(db, clock, facts, { entity: operationId, id: responseCode, ...counted });
  });
