// The size limits of requests follow from the contract alone; no pattern or list is validated beyond them.
import { resolve, type JsonSchema } from './document.ts';

/** Additional bytes for spaces between the values and for unknown fields, which the response lists. */
export const ROOM_BYTES = 16 * 1024;
/** Files up to this size, such as a camera's picture, are read and rejected with the message of the field. */
const FILE_ROOM_BYTES = 32 * 1024 * 1024;
/** The response names at most this number of unknown fields. */
const MAX_UNKNOWN = 100;

/** Characters of the longest value of a format. */
const FORMAT_LENGTHS: Readonly<Record<string, number>> = { date: 10, 'date-time': 40, uuid: 36 };
const NUMBER_BYTES = 24;
/** The longest notation of a character in JSON: two surrogates, each \uXXXX. */
const CHARACTER_BYTES = 12;
const UTF8_BYTES = 4;

const followed = ({ $ref, ...own }: JsonSchema): JsonSchema =>
  $ref === undefined ? own : { ...resolve<JsonSchema>({ $ref }), ...own };

const typesOf = ({ type }: JsonSchema): (string | undefined)[] => [type].flat();

/** Characters of the longest text a schema accepts. */
function longestText(schema: JsonSchema): number {
  const values = schema['enum'] as unknown[] | undefined;
  if (values) return Math.max(0, ...values.map((value) => String(value).length));
  const longest = schema['maxLength'] ?? FORMAT_LENGTHS[String(schema['format'])];
  if (typeof longest !== 'number')
    throw new Error(`The contract does not limit the length of ${JSON.stringify(schema)}.`);
  return longest;
}

function mostItems({ maxItems, ...schema }: JsonSchema): number {
  if (typeof maxItems !== 'number')
    throw new Error(`The contract does not limit the items of ${JSON.stringify(schema)}.`);
  return maxItems;
}

const fieldsOf = ({ properties = {} }: JsonSchema) => Object.entries(properties);

/** Bytes of a name or an enumerated value in JSON. No client escapes letters of ASCII. */
const bytesOf = (text: string): number =>
  2 + [...text].reduce((sum, character) => sum + (/[ !#-[\]-~]/.test(character) ? 1 : CHARACTER_BYTES), 0);

function textBytes(schema: JsonSchema): number {
  const values = schema['enum'] as unknown[] | undefined;
  return values
    ? Math.max(...values.map((value) => bytesOf(String(value))))
    : 2 + CHARACTER_BYTES * longestText(schema);
}

/** Bytes of the longest JSON a schema accepts, without spaces. */
export function jsonBytes(node: JsonSchema): number {
  const schema = followed(node);
  const sizes: Record<string, () => number> = {
    string: () => textBytes(schema),
    array: () => 2 + mostItems(schema) * (1 + jsonBytes(schema.items ?? {})),
    object: () => 2 + fieldsOf(schema).reduce((sum, [name, field]) => sum + 2 + bytesOf(name) + jsonBytes(field), 0),
  };
  return Math.max(
    ...typesOf(schema).map((type) => (type === undefined ? NUMBER_BYTES : (sizes[type]?.() ?? NUMBER_BYTES))),
  );
}

/** Number of values in the largest JSON a schema accepts: each text, number, list and object. */
export function jsonValues(node: JsonSchema): number {
  const schema = followed(node);
  const types = typesOf(schema);
  return (
    1 +
    Math.max(
      types.includes('array') ? mostItems(schema) * jsonValues(schema.items ?? {}) : 0,
      fieldsOf(schema).reduce((sum, [, field]) => sum + jsonValues(field), 0),
    )
  );
}

/** Bytes of the longest part of a form a schema accepts. One more character always fits, so that a truncated text is still too long. */
const partBytes = (schema: JsonSchema): number =>
  typesOf(schema).includes('string') ? UTF8_BYTES * (longestText(schema) + 1) : jsonBytes(schema);

export interface FormBounds {
  /** maximum bytes of one text part, of all text parts, of a stored file and of the whole form */
  partBytes: number;
  textBytes: number;
  fileBytes: number;
  wholeBytes: number;
}

export function formBounds(node: JsonSchema): FormBounds {
  const fields = fieldsOf(followed(node)).map(([, field]) => followed(field));
  const files = fields.filter(({ contentMediaType }) => contentMediaType);
  const texts = fields.filter((field) => !files.includes(field)).map(partBytes);
  const textBytes = texts.reduce((sum, bytes) => sum + bytes, ROOM_BYTES);
  // An object may be sent as a file: a part with its own name and type.
  const longestPart = Math.max(ROOM_BYTES, ...texts);
  return {
    partBytes: longestPart,
    textBytes,
    fileBytes: Math.max(longestPart, ...files.map((file) => Number(file['x-max-bytes']))) + 1,
    wholeBytes: textBytes + files.length * FILE_ROOM_BYTES,
  };
}

type Cut = (value: unknown) => unknown;

/** Truncates a long text to just above the limit, so that it is still rejected. A character has at most two code units. */
const cutText = (longest: number): Cut => {
  const units = 2 * longest;
  return (value) => (typeof value === 'string' && value.length > units ? value.slice(0, units + 2) : value);
};

function cutList(schema: JsonSchema): Cut {
  const most = mostItems(schema);
  const cut = cutOf(schema.items ?? {});
  return (value) => {
    if (!Array.isArray(value)) return value;
    const items = value as unknown[];
    const kept = (items.length > most ? items.slice(0, most + 1) : items).map(cut);
    return kept.length === items.length && kept.every((item, at) => item === items[at]) ? items : kept;
  };
}

function cutObject(schema: JsonSchema): Cut {
  const cuts = new Map(fieldsOf(schema).map(([name, field]) => [name, cutOf(field)]));
  const open = schema['additionalProperties'] !== false;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value);
    let unknown = 0;
    const kept = entries.flatMap(([name, field]) => {
      const cut = cuts.get(name);
      if (cut) return [[name, cut(field)] as const];
      unknown += 1;
      return open || unknown <= MAX_UNKNOWN ? [[name, field] as const] : [];
    });
    const same = kept.length === entries.length && kept.every(([, field], at) => field === entries[at]?.[1]);
    return same ? value : Object.fromEntries(kept);
  };
}

/**
 * Truncates texts, lists and unknown fields to just above their limits. The problems stay the same, and validation costs no more
 * than that of the longest accepted value. A value within the limits is returned unchanged.
 */
export function cutOf(node: JsonSchema): Cut {
  const schema = followed(node);
  const types = typesOf(schema);
  const cuts = [
    ...(types.includes('string') && !schema.contentMediaType ? [cutText(longestText(schema))] : []),
    ...(types.includes('array') ? [cutList(schema)] : []),
    ...(types.includes('object') ? [cutObject(schema)] : []),
  ];
  return (value) => cuts.reduce((left, cut) => cut(left), value);
}
