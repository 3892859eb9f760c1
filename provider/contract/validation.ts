// Validates requests against the contract: values of a body are not coerced, unknown fields are rejected.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { FormName, Forms } from '../call/services.ts';
import type { Problem } from '../shared/fail.ts';
import type { DateRange } from '../../common/dateRange.ts';
import { todayOf, type Clock } from '../shared/clock.ts';
import { rangeProblem } from '../shared/rangeProblem.ts';
import { cutOf } from './bounds.ts';
import { characterProblem, type TextKind } from './characters.ts';
import { contractDocument, resolve, type JsonSchema, type Operation } from './document.ts';
import { typed } from './typed.ts';

const MAX_PROBLEMS = 100;
const CONTRACT = 'contract';
const addFormats = formatsPlugin.default;

function createAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({ allErrors, verbose: true, strict: false, coerceTypes: false, useDefaults: false });
  addFormats(ajv, ['date', 'date-time', 'uuid']);
  const isDate = ajv.formats['date'] as { validate: (text: string) => boolean };
  // PostgreSQL has no year 0000.
  ajv.addFormat('date', {
    type: 'string',
    validate: (text: string) => isDate.validate(text) && !text.startsWith('0000'),
  });
  return ajv.addSchema(contractDocument, CONTRACT);
}

const ajv = createAjv(true);
const firstError = createAjv(false);
/** Of a value with more values than this, only the first problem is found: a list of all of them takes seconds and much memory. */
const MOST_VALUES_FOR_ALL = 20_000;

/** Whether a value contains more than `most` values, itself included. Not recursive: the value may be nested deeper than the stack. */
function isLarge(value: unknown, most: number): boolean {
  const open = [value];
  for (let left = most; open.length > 0; left -= 1) {
    if (left === 0) return true;
    const one = open.pop();
    if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) open.push(inner);
  }
  return false;
}

type Messages = Record<string, string> | undefined;

/** A field with the schema that it refers to, in the contract or in a compiled copy (see `local`). */
const propertySchema = (schema: JsonSchema, name: string): JsonSchema => {
  const own = schema.properties?.[name] ?? {};
  return { ...(own.$ref ? resolve<JsonSchema>({ $ref: own.$ref.replace(CONTRACT, '') }) : {}), ...own };
};

function messageOf(error: ErrorObject, path: string): string {
  const owner = error.parentSchema as JsonSchema;
  if (error.keyword === 'required') {
    const field = propertySchema(owner, (error.params as { missingProperty: string }).missingProperty);
    return (field['x-message'] as Messages)?.['required'] ?? `${field.title ?? path} is required`;
  }
  if (error.keyword === 'additionalProperties') return `${path} is not a known field`;
  const messages = owner['x-message'] as Messages;
  return messages?.[error.keyword] ?? messages?.['invalid'] ?? `${owner.title ?? path} is not valid`;
}

function problemOf(error: ErrorObject): Problem {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const parts = error.instancePath.split('/').slice(1);
  const extra = params.missingProperty ?? params.additionalProperty;
  const path = [...parts, ...(extra === undefined ? [] : [extra])].join('.').slice(0, 100);
  return { path, message: messageOf(error, path === '' ? 'The request' : path) };
}

/** The first problem of each field, in the order of the contract's rules. */
function problemsOf(errors: ErrorObject[]): Problem[] {
  const byPath = new Map<string, Problem>();
  for (const error of errors.slice(0, MAX_PROBLEMS)) {
    const problem = problemOf(error);
    if (!byPath.has(problem.path)) byPath.set(problem.path, problem);
  }
  return [...byPath.values()];
}

function checker(validate: ValidateFunction): (value: unknown) => Problem[] {
  return (value) => (validate(value) ? [] : problemsOf(validate.errors ?? []));
}

/**
 * Texts with characters that are not allowed, and dates outside their range. Expects a value that is valid by its schema, which
 * limits its shape and depth. `today`: yyyy-MM-dd.
 */
function valueProblems(value: unknown, from: JsonSchema, path: string, today: string): Problem[] {
  const schema = from.$ref ? { ...resolve<JsonSchema>(from), ...from } : from;
  const within = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (typeof value === 'string') {
    const range = schema['x-range'] as DateRange | undefined;
    const facts = { title: schema.title, messages: schema['x-message'] as Messages };
    const outside = range ? rangeProblem(value, range, facts, today) : null;
    if (outside !== null) return [{ path, message: outside }];
    const problem = characterProblem((schema['x-text'] as TextKind | undefined) ?? 'line', value);
    return problem === null ? [] : [{ path, message: `${schema.title ?? path} ${problem}` }];
  }
  if (Array.isArray(value))
    return value.flatMap((part, at) => valueProblems(part, schema.items ?? {}, within(at), today));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    valueProblems((value as Record<string, unknown>)[name], property, within(name), today),
  );
}

type Check = (value: unknown, today: string) => Problem[];

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/**
 * Validates a part of a request: first by the contract, with long values truncated so that no pattern runs over them, then the
 * characters of its texts and the ranges of its dates on the day `today`.
 */
function requestChecker(schema: JsonSchema): Check {
  const cut = cutOf(schema);
  // On first use: compiling all schemas takes a second of each start.
  const checkAll = onFirstUse(() => checker(ajv.compile(local(schema))));
  const checkFirst = onFirstUse(() => checker(firstError.compile(local(schema))));
  return (value, today) => {
    const shortened = cut(value);
    const check = isLarge(shortened, MOST_VALUES_FOR_ALL) ? checkFirst() : checkAll();
    const problems = check(shortened);
    if (problems.length > 0) return problems;
    if (shortened !== value) throw new Error('A truncated value was accepted.');
    return valueProblems(value, schema, '', today);
  };
}

const local = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`)) as JsonSchema;

/** A form's fields without its files, which are validated by their content. */
function fieldsOnly(schema: JsonSchema): JsonSchema {
  const form = structuredClone(resolve<JsonSchema>(schema));
  const files = Object.keys(form.properties ?? {}).filter((name) => form.properties?.[name]?.contentMediaType);
  for (const name of files) delete form.properties?.[name];
  return { ...form, required: (form.required ?? []).filter((name) => !files.includes(name)) };
}

export interface RequestCheck {
  /** Replaces the texts in `values` by values of their types. */
  parameters(kind: 'path' | 'query' | 'header', values: Record<string, unknown>, today: string): Problem[];
  body(value: unknown, today: string): Problem[];
}

function parameterCheck(operation: Operation, kind: 'path' | 'query' | 'header') {
  const own = operation.parameters.filter((parameter) => parameter.in === kind);
  const name = (parameter: { name: string }) => (kind === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const check = requestChecker({
    type: 'object',
    properties: Object.fromEntries(
      own.map((parameter) => [name(parameter), { title: parameter.name, ...parameter.schema }]),
    ),
    required: own.filter((parameter) => parameter.required ?? kind === 'path').map(name),
    additionalProperties: kind === 'header',
  });
  return (values: Record<string, unknown>, today: string): Problem[] => {
    for (const parameter of own) {
      const text = values[name(parameter)];
      if (typeof text === 'string') values[name(parameter)] = typed(parameter.schema, text);
    }
    return check(values, today);
  };
}

/** Made once for each operation; its schemas are compiled on first use. */
export function compileRequestCheck(operation: Operation): RequestCheck {
  const parameters = {
    path: parameterCheck(operation, 'path'),
    query: parameterCheck(operation, 'query'),
    header: parameterCheck(operation, 'header'),
  };
  const { body } = operation;
  const schema = body && (body.kind === 'multipart' ? fieldsOnly(body.schema) : body.schema);
  const checkBody = schema && requestChecker(schema);
  return {
    parameters: (kind, values, today) => parameters[kind](values, today),
    body: (value, today) => checkBody?.(value, today) ?? [],
  };
}

/** Validates forms that are not requests, such as the rows of a spreadsheet. */
export function createForms(clock: Clock): Forms {
  const checks = new Map<FormName, Check>();
  const checkOf = (form: FormName) => {
    const check = checks.get(form) ?? requestChecker({ $ref: `#/components/schemas/${form}` });
    checks.set(form, check);
    return check;
  };
  return { check: (form, value) => checkOf(form)(value, todayOf(clock)) };
}

/** Validates responses (tests). */
export function compileResponseCheck(schema: JsonSchema): (value: unknown) => Problem[] {
  return checker(ajv.compile(local(schema)));
}
