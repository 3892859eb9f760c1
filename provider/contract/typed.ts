import { resolve, type JsonSchema } from './document.ts';

const WHOLE_NUMBER = /^-?\d{1,15}$/;
const DECIMAL_NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A text part, path or query value as the contract's type; other text stays text and fails validation. */
export function typed(schema: JsonSchema | undefined, text: string): unknown {
  const type = schema && (schema.$ref ? resolve<JsonSchema>(schema) : schema).type;
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('integer') && WHOLE_NUMBER.test(text)) return Number(text);
  if (types.includes('number') && DECIMAL_NUMBER.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
