// TypeScript modules with data of the contract: codes, privileges, fields.
import { domains, handlerFile } from './handlers.mjs';
import { flattenPrivileges, operationsOf, resolve } from './operations.mjs';
import { BANNER, json } from './source.mjs';

const byName = (entries) => Object.fromEntries(entries);

export const kindsModule = (sets) =>
  BANNER +
  Object.entries(sets)
    .map(([name, ids]) => `export const ${name}: ReadonlySet<string> = new Set<string>(${json(ids)});\n`)
    .join('');

export function portalCodes(codes) {
  const numbers = byName(Object.entries(codes).map(([name, { code }]) => [name, code]));
  const texts = byName(
    Object.values(codes)
      .filter(({ text }) => text)
      .map(({ code, text }) => [code, text]),
  );
  return `${BANNER}export const CODES = ${json(numbers)} as const;
export type CodeName = keyof typeof CODES;
/** The catalogue's own wording, by number; codes without one are absent. */
export const CATALOGUE_TEXTS: Readonly<Record<number, string>> = ${json(texts)};
`;
}

export function providerCodes(codes) {
  const entries = byName(
    Object.entries(codes).map(([name, { code, status, text, says }]) => [name, { code, status, text: text ?? says }]),
  );
  return `${BANNER}export const CODES = ${json(entries)} as const;
export type CodeName = keyof typeof CODES;
`;
}

export function privilegesModule(tree) {
  const flat = flattenPrivileges(tree);
  const labels = byName(flat.map(({ name, label }) => [name, label]));
  return `${BANNER}export const PRIVILEGES = ${json(flat.map(({ name }) => name))} as const;
export type Privilege = (typeof PRIVILEGES)[number];
/** What each privilege is called on the screen. */
export const PRIVILEGE_LABELS: Readonly<Record<Privilege, string>> = ${json(labels)};
`;
}

export function privilegeTreeModule(tree) {
  return `${BANNER}export const PRIVILEGE_ROWS = ${json(flattenPrivileges(tree))} as const;
export type Privilege = (typeof PRIVILEGE_ROWS)[number]['name'];
`;
}

const RULES = ['type', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'enum', 'default'];

function fieldFacts(document, schema, name) {
  const property = schema.properties[name];
  const target = { ...resolve(document, property), ...property };
  const required = (schema.required ?? []).includes(name) || target['x-required'] === true;
  const facts = { title: target.title ?? name, required };
  for (const rule of RULES) if (target[rule] !== undefined) facts[rule] = target[rule];
  if (target['x-max-bytes']) facts.maxBytes = target['x-max-bytes'];
  if (target['x-choices']) facts.choices = target['x-choices'];
  if (target['x-text']) facts.text = target['x-text'];
  if (target['x-range']) facts.range = target['x-range'];
  if (target['x-limits']) facts.limits = target['x-limits'];
  if (target['x-message']) facts.message = target['x-message'];
  return facts;
}

/** The schema that a node refers to, directly or as items of a list. */
const referred = (node) => [node, node?.items].flatMap((one) => (one?.$ref ? [one.$ref.split('/').pop()] : []));

/** All object schemas in the request bodies of these operations, nested ones included. */
function requestSchemas(document, operations) {
  const names = new Set();
  const add = (name) => {
    const { properties, ...schema } = document.components.schemas[name];
    // A list as body.
    if (schema.items) referred(schema).forEach(add);
    if (!properties || names.has(name)) return;
    names.add(name);
    for (const property of Object.values(properties)) referred(property).forEach(add);
  };
  for (const operation of operations)
    for (const { schema } of Object.values(resolve(document, operation.requestBody)?.content ?? {}))
      referred(schema).forEach(add);
  return [...names].sort();
}

const operations = (document) => [...operationsOf(document)].map(({ operation }) => operation);

/**
 * Limits, labels and messages of the form fields of a tag, so that the portal repeats none of them. Each tag has its own file, so that a
 * screen only loads the fields of its forms.
 */
export function fieldsModule(document, tag) {
  const own = operations(document).filter(({ tags }) => tags[0] === tag);
  const forms = requestSchemas(document, own).map((name) => {
    const schema = document.components.schemas[name];
    const fields = Object.keys(schema.properties).filter((key) => key !== 'version');
    return [name, byName(fields.map((key) => [key, fieldFacts(document, schema, key)]))];
  });
  return `${BANNER}export const FIELDS = ${json(byName(forms))} as const;\n`;
}

/** Data for the provider's own rules and spreadsheets, beyond validation by JSON Schema: titles, limits, messages and choices. */
export function formFactsModule(document) {
  const factsOf = (schema, name) => {
    const {
      title,
      required,
      range,
      limits,
      message: messages,
      maxBytes,
      ...facts
    } = fieldFacts(document, schema, name);
    const values = (facts.enum ?? facts.choices)?.filter((value) => value !== null);
    return {
      title,
      required,
      ...(values && { values }),
      ...(range && { range }),
      ...(limits && { limits }),
      ...(facts.maximum !== undefined && { maximum: facts.maximum }),
      ...(facts.maxItems !== undefined && { maxItems: facts.maxItems }),
      ...(messages && { messages }),
      ...(maxBytes && { maxBytes }),
    };
  };
  const forms = requestSchemas(document, operations(document)).map((form) => {
    const schema = document.components.schemas[form];
    return [form, byName(Object.keys(schema.properties).map((name) => [name, factsOf(schema, name)]))];
  });
  return `${BANNER}export const FORM_FACTS = ${json(byName(forms))} as const;\n`;
}

/** The characters allowed in texts of a request (x-characters), so that the portal validates them like the provider. */
export function charactersModule(document) {
  const rules = Object.entries(document['x-characters']).map(([name, { description: _description, ...rule }]) => [
    name,
    rule,
  ]);
  return `${BANNER}export const CHARACTERS = ${json(byName(rules))} as const;\n`;
}

/**
 * Imports the handler of each operation by its name. `files`: the files below provider/domains.
 * @throws an error that names every operation without a file or with several files
 */
export function registryModule(document, files) {
  const all = operations(document)
    .map((operation) => ({ operation, key: [operation.tags[0], operation.operationId].join(' ') }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ operation }) => ({ id: operation.operationId, ...handlerFile(files, operation) }));
  const problems = all.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const imports = all.map(({ id, file }) => `import { ${id} } from './${file.slice(domains.length + 1)}';\n`);
  return `${BANNER}import type { Handlers } from '../call/handler.ts';
${imports.join('')}
export const handlers: Handlers = { ${all.map(({ id }) => id).join(', ')} };
`;
}

/** Names of the properties that must not be shown to developers or written to logs. */
export function sensitiveModule(document) {
  const names = new Set();
  for (const schema of Object.values(document.components.schemas))
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      if (property['x-sensitive'] ?? resolve(document, property)?.['x-sensitive']) names.add(key);
  return `${BANNER}export const SENSITIVE: ReadonlySet<string> = new Set<string>(${json([...names].sort())});\n`;
}
