// The bodies of the contract's requests: their schemas, and examples with one value changed.
import { contractDocument, resolve, type JsonSchema } from '../../../provider/contract/document.ts';

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

/** `value` with `next` at a path. */
export function withValue(value: unknown, [part, ...rest]: readonly Part[], next: unknown): unknown {
  if (part === undefined) return next;
  const copy = structuredClone(value) as Record<Part, unknown>;
  copy[part] = withValue(copy[part], rest, next);
  return copy;
}

const isNumber = ({ type }: JsonSchema): boolean => type === 'integer' || type === 'number';

/** An empty list, or an object with its required numbers. */
function leastOf({ items, properties = {}, required = [] }: JsonSchema): unknown {
  if (items) return [];
  const numbers = Object.entries(properties).filter(([name, field]) => required.includes(name) && isNumber(field));
  return Object.fromEntries(numbers.map(([name, { minimum = 0 }]) => [name, minimum]));
}

const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? { ...resolve<JsonSchema>(schema), ...schema } : schema;

/** `value` with the optional objects and lists around a path that it leaves out. */
export function withParents(value: unknown, from: JsonSchema, [part, ...rest]: readonly Part[]): unknown {
  const { items, properties } = resolved(from);
  const inner = items ?? properties?.[part ?? ''];
  if (part === undefined || inner === undefined || rest.length === 0) return value;
  const copy = structuredClone(value) as Record<Part, unknown>;
  copy[part] = withParents(copy[part] ?? leastOf(resolved(inner)), inner, rest);
  return copy;
}
