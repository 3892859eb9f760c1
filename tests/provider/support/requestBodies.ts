// The bodies of the contract's requests: their schemas, and examples with one value changed.
import { contractDocument, type JsonSchema } from '../../../provider/contract/document.ts';

export type Part = string | number;

/** The schema and the example of an operation's body. */
export const bodyOf = (id: string): { schema: JsonSchema; example: unknown } | undefined => {
  const operations = Object.values(contractDocument.paths).flatMap((item) => Object.values(item));
  const found = operations.find((one) => (one as { operationId?: string }).operationId === id);
  const { requestBody } = found as {
    requestBody?: { content: Record<string, { schema: JsonSchema; example: unknown }> };
  };
  return Object.values(requestBody?.content ?? {})[0];
};

/** `value` with `part` at a path. */
export function withValue(value: unknown, [part, ...rest]: readonly Part[], next: unknown): unknown {
  if (part === undefined) return next;
  const copy = structuredClone(value) as Record<Part, unknown>;
  copy[part] = withValue(copy[part], rest, next);
  return copy;
}
