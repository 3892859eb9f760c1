// Every place where a client's text is judged, and texts that keep a careless pattern busy.

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const resolve = (document, node) =>
  node?.$ref
    ? resolve(
        document,
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at, key) => at[key], document),
      )
    : node;
const isFile = ({ contentMediaType }) => contentMediaType !== undefined;

const fill = (unit, length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** This number of characters of each kind; the last ones end what seemed to match. */
export const SHAPES = {
  'a@....@': (length) => `a@${fill('.', length)}@`,
  'a.a.a.@': (length) => `a@a${fill('.a', length)}@`,
  blanks: (length) => `x${fill(' ', length)}x`,
  lines: (length) => `x${fill('\n', length)}x`,
  letters: (length) => `${fill('a', length)}!`,
  'aA1@ and a blank': (length) => `${fill('aA1@', length)} `,
  digits: (length) => `${fill('1', length)}x`,
  'digits in groups': (length) => `${fill('1234 ', length)}x`,
  signs: (length) => `${fill('-', length)}x`,
  'signs and digits': (length) => `${fill('+ -1', length)}x`,
  'masked numbers': (length) => `${fill('XXXX ', length)}x`,
  dates: (length) => `${fill('2026-04-01', length)}T`,
  emoji: (length) => `${fill('\u{1f600}', length)}\ud83d`,
};

/** Places of texts in a schema, as the path to each; lists hold one. */
function* textsIn(document, node, path = []) {
  const schema = { ...resolve(document, node), ...node };
  if ([schema.type].flat().includes('string') && !isFile(schema)) yield path;
  if (schema.items) yield* textsIn(document, schema.items, [...path, 0]);
  for (const [name, field] of Object.entries(schema.properties ?? {})) yield* textsIn(document, field, [...path, name]);
}

const nested = (path, text) =>
  path.reduceRight((inner, name) => (typeof name === 'number' ? [inner] : { [name]: inner }), text);
const asJson = (value) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });

const FORM = 'multipart/form-data';
const BOUNDARY = 'the-boundary';
function asForm([name, ...rest], text) {
  const value = rest.length > 0 ? JSON.stringify(nested(rest, text)) : text;
  return {
    headers: { 'content-type': `${FORM}; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`,
  };
}

const filled = (path, replaced, text) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name) => (name === replaced ? encodeURIComponent(text.toWellFormed()) : '1'));

/**
 * @typedef {{ target: string, headers: Record<string, string>, body?: string }} Request below /api
 * @typedef {{ operationId: string, method: string, place: string, inBody: boolean, ofSchool: boolean, request: (text: string) => Request }} TextPlace
 * ofSchool: only users of a school may call the operation
 * @returns {Generator<TextPlace>} each place of each operation that takes text
 */
export function* textPlaces(document) {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [path, method, item[method], item.parameters ?? []]),
  );
  for (const [path, method, operation, shared] of entries) {
    const { operationId } = operation;
    const place = (name, inBody, request) => ({
      operationId,
      method: method.toUpperCase(),
      place: name,
      inBody,
      ofSchool: operation['x-access']?.user === 'school',
      request,
    });
    const contents = Object.entries(resolve(document, operation.requestBody)?.content ?? {});
    const isForm = contents.some(([type]) => type === FORM);
    // An empty form where the operation takes one; otherwise the parameters would not be checked.
    const rest = isForm ? asForm(['none'], '') : { headers: {} };
    for (const one of [...shared, ...(operation.parameters ?? [])]) {
      const { name, in: where } = resolve(document, one);
      const target = filled(path);
      if (where === 'path') yield place(name, false, (text) => ({ ...rest, target: filled(path, name, text) }));
      if (where === 'query')
        yield place(name, false, (text) => ({
          ...rest,
          target: `${target}?${name}=${encodeURIComponent(text.toWellFormed())}`,
        }));
      if (where === 'header')
        // A header holds no line breaks and one byte a character.
        yield place(name, false, (text) => ({
          ...rest,
          target,
          headers: { ...rest.headers, [name]: text.replaceAll(/[^ -~]/g, ' ') },
        }));
    }
    for (const [type, { schema }] of contents)
      for (const at of textsIn(document, schema))
        yield place(at.join('.'), true, (text) => ({
          target: filled(path),
          ...(type === FORM ? asForm(at, text) : asJson(nested(at, text))),
        }));
  }
}
