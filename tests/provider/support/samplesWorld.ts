// Sending samples, who sends them, and what of a school may show in no answer to another.
import * as XLSX from '@e965/xlsx';
import { jsonAnswer, type Operation } from '../../contract/support';
import { call, resetProvider, signIn, sql, type Answer, type Tokens } from '../../support/provider';
import { bearer, isFile, multipart, send, type Bytes } from './http';
import type { Sample } from './samples';
import { schoolColumnOf, tables } from './tables';
import { partsOf } from './zips';

/** The address below /api, with each parameter encoded. */
export function targetOf({ path }: Operation, sample: Sample): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) =>
    encodeURIComponent(String(sample.path?.[name] ?? '')),
  );
  const query = new URLSearchParams(Object.entries(sample.query ?? {}).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query.toString()}` : filled;
}

export const takesForm = ({ requestBody }: Operation): boolean =>
  requestBody !== undefined && 'multipart/form-data' in requestBody.content;

/** The text of a form's part: an object travels as JSON. */
export const partText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function formOf({ body = {}, files = {} }: Sample): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, partText(value));
  for (const [name, content] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(content)], { type: 'image/png' }), `${name}.png`);
  return form;
}

const answersFile = (operation: Operation): boolean => jsonAnswer(operation) === undefined;

const filesOf = ({ body = {}, files = {} }: Sample): Parameters<typeof multipart>[0] => [
  ...Object.entries(body).map(([name, value]) => ({ name, value: partText(value) })),
  ...Object.entries(files).map(([name, value]) => ({ name, value, fileName: name })),
];

/** The texts of all sheets, row by row. */
const textsOfSheets = (file: Buffer): unknown[] =>
  Object.values(XLSX.read(file, { type: 'buffer' }).Sheets).flatMap((sheet) =>
    XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1 }),
  );

const textsOfPage = (page: string): unknown[] => [...page.matchAll(/>([^<]+)</g)].map(([, text]) => text);

/** The texts of a spreadsheet or a page, the names of an archive. */
function textsOf(headers: Bytes['headers'], body: Buffer): unknown[] {
  const type = String(headers['content-type']);
  if (type === 'application/zip') return partsOf(body).map(({ name }) => name);
  return type.startsWith('text/html') ? textsOfPage(body.toString()) : textsOfSheets(body);
}

/** A file, as the success it is; its data are the texts of its rows. */
async function sendForFile(operation: Operation, sample: Sample, token: string | undefined): Promise<Answer> {
  const sent = takesForm(operation)
    ? multipart(filesOf(sample))
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sample.body ?? {}) };
  const { status, headers, body } = await send(operation.method, `/api${targetOf(operation, sample)}`, {
    ...sent,
    headers: { ...sent.headers, ...(token === undefined ? {} : bearer(token)) },
  });
  const read = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
  if (!isFile(headers))
    return {
      status,
      headers: read,
      ...(JSON.parse(body.toString()) as Pick<Answer, 'responseCode' | 'responseMsg' | 'data'>),
    };
  return { status, headers: read, responseCode: 100, responseMsg: 'Success', data: textsOf(headers, body) };
}

export function sendSample(
  operation: Operation,
  sample: Sample,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (answersFile(operation)) return sendForFile(operation, sample, token);
  const content = takesForm(operation) ? { form: formOf(sample) } : { json: sample.body };
  return call(operation.method, targetOf(operation, sample), { token, headers, ...content });
}

export interface World<Name extends string> {
  tokens: Record<Name, Tokens>;
  /** Puts every row back as it was: the tokens go on working. */
  restore: () => Promise<unknown>;
}

/** Resets the provider and has these demo accounts signed in, once for a whole file. */
export async function signAllIn<Name extends string>(...userNames: Name[]): Promise<World<Name>> {
  await resetProvider();
  const tokens: Partial<Record<Name, Tokens>> = {};
  for (const userName of userNames) tokens[userName] = await signIn(userName);
  return { tokens: tokens as Record<Name, Tokens>, restore: resetProvider };
}

const RENEWING = new Set(['refreshTokens', 'signOut']);
/** The token of a caller who may do it. */
export function tokenFor(
  { operationId, 'x-access': access }: Operation,
  { admin, platform }: Record<'admin' | 'platform', Tokens>,
): string {
  if (RENEWING.has(operationId)) return admin.refreshToken;
  if (operationId === 'updatePassword') return admin.accessToken;
  return typeof access === 'object' && access.user === 'school' ? admin.accessToken : platform.accessToken;
}

/** A text short enough to be part of another word by chance counts as shown only as a word of its own. */
const TELLING_LENGTH = 8;

/** Small numbers, which every school counts for itself, tell nothing. */
const COUNTED = /^\d{1,5}$/;

/**
 * Every text a school's rows hold and no other row does: names, e-mails, phones, user names, digests of passwords.
 * Tables and columns are those of the schema, so that a new one joins by itself.
 */
export async function canariesOf(schoolId: number): Promise<Set<string>> {
  const columns = tables.flatMap((table) => {
    const owner = schoolColumnOf(table);
    return table.columns
      .filter(({ columnType }) => columnType === 'PgText')
      .map(({ name }) => ({ table: table.name, name, owner }));
  });
  const texts = (own: boolean) =>
    columns
      .filter(({ owner, table }) => table !== 'audit_entries' && (owner !== undefined || !own))
      .map(({ table, name, owner }) => {
        const mine = owner === undefined ? 'false' : `coalesce(${owner} = ${schoolId}, false)`;
        return `SELECT ${name} AS text FROM ${table} WHERE ${own ? mine : `NOT ${mine}`} AND ${name} <> ''`;
      })
      .join(' UNION ');
  const rows = await sql<{ text: string }>(`(${texts(true)}) EXCEPT (${texts(false)})`);
  return new Set(rows.map(({ text }) => text).filter((text) => !COUNTED.test(text)));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const WORD = /[\p{L}\p{N}]/u;
/** Whether a text is somewhere as whole words: '12 Lake Road' does not show '2 Lake Road'. */
function standsIn(text: string, canary: string): boolean {
  for (let at = text.indexOf(canary); at >= 0; at = text.indexOf(canary, at + 1))
    if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + canary.length] ?? ' ')) return true;
  return false;
}

/** Which canaries an answer shows. */
export const shownIn = ({ responseMsg, data }: Answer, canaries: ReadonlySet<string>): string[] => {
  const texts = new Set(textsIn([responseMsg, data]));
  const joined = [...texts].join('\n');
  return [...canaries].filter(
    (canary) => texts.has(canary) || (canary.length >= TELLING_LENGTH && standsIn(joined, canary)),
  );
};
