// What the parts of a spreadsheet are. A program names them as it likes: their types are in [Content_Types].xml and in the
// relationships that lead to them. Expressions take linear time, because these lists may be large.
import { posix } from 'node:path';
import { withoutComments } from './xmlComments.ts';
import type { ZipEntry } from './zipDirectory.ts';

export interface TypedPart {
  /** in small letters, as names of parts are compared */
  name: string;
  /** a content type, or the address of a kind of relationship */
  type: string;
}

const CONTENT_TYPES = '[content_types].xml';
const RELATIONSHIPS = /^(?:(.*)\/)?_rels\/[^/]*\.rels$/i;

const ELEMENT = /<(?:\w+:)?(Override|Default|Relationship)\s([^<]*)/g;
const ATTRIBUTE = /(?:^|\s)([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An XML text without comments; in UTF-16, every second byte of its names is zero. */
export const textOf = (xml: Buffer): string => withoutComments(xml.toString('utf8').replaceAll('\0', ''));

const READ = ['PartName', 'Extension', 'ContentType', 'Target', 'Type'] as const;
type Attributes = Partial<Record<(typeof READ)[number], string>>;

function attributesOf(written: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name, one = '', other = one] of written.matchAll(ATTRIBUTE)) {
    const read = READ.find((known) => known === name);
    if (read) attributes[read] = other;
  }
  return attributes;
}

function* elementsOf(xml: Buffer): Generator<{ element: string; attributes: Attributes }> {
  for (const [, element = '', written = ''] of textOf(xml).matchAll(ELEMENT))
    yield { element, attributes: attributesOf(written) };
}

/** The name of a part in a reference, which is relative to a folder unless it begins with a slash. */
const partAt = (folder: string, target: string): string =>
  posix.resolve('/', folder, target.replaceAll('\\', '/')).slice(1).toLowerCase();

/** The parts that a file has. A type of their own precedes that of their ending. */
function* declaredParts(xml: Buffer, entries: readonly ZipEntry[]): Generator<TypedPart> {
  const ofPart = new Map<string, string>();
  const ofEnding = new Map<string, string>();
  for (const { element, attributes } of elementsOf(xml)) {
    const { PartName, Extension, ContentType: type } = attributes;
    if (type === undefined) continue;
    if (element === 'Override' && PartName !== undefined) ofPart.set(partAt('', PartName), type);
    if (element === 'Default' && Extension !== undefined) ofEnding.set(`.${Extension.toLowerCase()}`, type);
  }
  for (const entry of entries) {
    const name = partAt('', entry.name);
    const type = ofPart.get(name) ?? ofEnding.get(posix.extname(name));
    if (type !== undefined) yield { name, type };
  }
}

function* relatedParts(xml: Buffer, folder: string, wanted: RegExp): Generator<TypedPart> {
  for (const { element, attributes } of elementsOf(xml)) {
    const { Target = '', Type: type } = attributes;
    if (element === 'Relationship' && type !== undefined && wanted.test(type))
      yield { name: partAt(folder, Target), type };
  }
}

/** The parts of the wanted types: one may have several. A relationship may lead to a part that the file does not have. */
export function* typedParts(
  entries: readonly ZipEntry[],
  contentOf: (entry: ZipEntry) => Buffer,
  wanted: RegExp,
): Generator<TypedPart> {
  for (const entry of entries) {
    const related = RELATIONSHIPS.exec(entry.name);
    if (related) yield* relatedParts(contentOf(entry), related[1] ?? '', wanted);
    else if (entry.name.toLowerCase() === CONTENT_TYPES)
      for (const part of declaredParts(contentOf(entry), entries)) if (wanted.test(part.type)) yield part;
  }
}
