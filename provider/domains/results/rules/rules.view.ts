import { DEFAULT_RULES, type ResultRules } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { RulesRow } from './rules.queries.ts';

type View = components['schemas']['ResultRules'];

/** The rules without the columns of the row; the defaults where there is none. */
export const rulesOf = (row: RulesRow | undefined): ResultRules => {
  if (!row) return DEFAULT_RULES;
  const {
    schoolId: _school,
    sessionId: _session,
    version: _version,
    createdAt: _from,
    modifiedAt: _at,
    ...rules
  } = row;
  return rules;
};

export const rulesView = (
  { sessionId }: { sessionId: number },
  row: RulesRow | undefined,
  declared: View['declared'],
): View => ({ sessionId, ...rulesOf(row), declared, version: row?.version ?? 0 });
