import { contractDocument, type JsonSchema } from './document.ts';

export interface FieldFacts {
  limits: Readonly<Record<string, number | boolean>>;
  messages: Readonly<Record<string, string>>;
}

/** The limits (x-limits, and x-max-bytes as maxBytes) and messages (x-message) of a form's field that JSON Schema has no keyword for. */
export function fieldFacts(form: string, field: string): FieldFacts {
  const { schemas } = contractDocument['components'] as { schemas: Record<string, JsonSchema> };
  const schema = schemas[form]?.properties?.[field];
  if (!schema) throw new Error(`The contract has no field ${form}.${field}.`);
  return {
    limits: {
      ...(schema['x-limits'] as FieldFacts['limits'] | undefined),
      ...(typeof schema['x-max-bytes'] === 'number' ? { maxBytes: schema['x-max-bytes'] } : {}),
    },
    messages: (schema['x-message'] ?? {}) as FieldFacts['messages'],
  };
}
