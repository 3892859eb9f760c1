// Compares one response with the contract. Each function returns texts of what differs.
import contentDisposition from 'content-disposition';
import { codeOf, codes, errorsOf, FAILURE, textOfCode } from './contract.mjs';

const { code: SUCCESS } = codes.SUCCESS;
/** The provider replaces the text of these by that of the first field with an error. */
const OWN_TEXT = new Set([codes.BAD_REQUEST.code]);

/** A response in a few words: status, code, text. */
export function summary({ status, headers, json, fault, bytes }) {
  if (fault) return status === 0 ? fault : `HTTP ${status}, ${fault}`;
  if (status >= 300 && status < 400) return `HTTP ${status}, a redirect to ${headers.location ?? 'nowhere'}`;
  const type = headers['content-type'] ?? 'no content type';
  if (json === undefined) return `HTTP ${status}, ${type}, ${bytes.length} bytes`;
  const { responseCode, responseMsg } = json ?? {};
  return `HTTP ${status}, code ${JSON.stringify(responseCode)}, ${JSON.stringify(responseMsg)}`;
}

const differs = (expected, received) => ({ expected, received });

/** Cache-Control of every response: office computers are shared. */
export function cacheDifferences({ headers, fault }) {
  const value = headers['cache-control'] ?? '';
  if (fault || /(?:^|[\s,])no-store(?:$|[\s,])/i.test(value)) return [];
  return [differs('Cache-Control: no-store', value === '' ? 'no Cache-Control' : `Cache-Control: ${value}`)];
}

function fileDifferences({ success }, response) {
  const type = (response.headers['content-type'] ?? '').split(';')[0].trim().toLowerCase();
  const found = success.types.includes(type) ? [] : [differs(`a file of type ${success.types.join(' or ')}`, summary(response))];
  if (found.length > 0) return found;
  if (response.bytes.length === 0) return [differs('a file with content', 'an empty body')];
  // A page that is shown in a frame has no file name.
  const value = response.headers['content-disposition'];
  if (value === undefined) return type === 'text/html' ? [] : [differs('a Content-Disposition with a file name', 'none')];
  try {
    if (contentDisposition.parse(value).parameters.filename) return [];
  } catch {
    // Reported below.
  }
  return [differs('a Content-Disposition with a file name', value)];
}

/** A success: status, envelope, data by the schema; of a file its type and name. */
export function successDifferences(operation, response) {
  if (response.fault || response.status !== 200)
    return [differs(operation.success.isFile ? 'HTTP 200 with a file' : 'HTTP 200 with code 100', summary(response))];
  if (operation.success.isFile) return fileDifferences(operation, response);
  if (response.json?.responseCode !== SUCCESS) return [differs('HTTP 200 with code 100', summary(response))];
  const errors = errorsOf(operation.success.pointer, response.json);
  return errors === undefined ? [] : [differs('a body as its schema describes it', errors)];
}

/** The parts of a failure that the catalogue determines, whatever its code is. */
function catalogueDifferences(operation, { status, json }) {
  const known = codeOf(json.responseCode);
  if (!known) return [differs('a code of openapi/codes.yaml', `code ${JSON.stringify(json.responseCode)}`)];
  const found = [];
  if (known.status !== status) found.push(differs(`HTTP ${known.status} with code ${known.code}`, `HTTP ${status}`));
  if (!operation.codes.has(known.name))
    found.push(differs('a code that the operation declares', `${known.code} ${known.name}`));
  const hasOwnText = OWN_TEXT.has(known.code) || Array.isArray(json.data?.problems);
  if (!hasOwnText && json.responseMsg !== textOfCode(known))
    found.push(differs(`the text “${textOfCode(known)}” of code ${known.code}`, JSON.stringify(json.responseMsg)));
  return found;
}

/** @param {string[]} names of the codes, one of which is expected */
export function failureDifferences(operation, response, names) {
  const expected = names.map((name) => `HTTP ${codes[name].status} with code ${codes[name].code}`).join(' or ');
  const { json, status } = response;
  const matches = names.some((name) => json?.responseCode === codes[name].code && status === codes[name].status);
  if (response.fault || !matches) return [differs(expected, summary(response))];
  const errors = errorsOf(FAILURE, json);
  const found = errors === undefined ? [] : [differs('the envelope of a failure', errors)];
  return [...found, ...catalogueDifferences(operation, response)];
}

/** A request with an error in a field: 109 with the field. */
export function invalidDifferences(operation, response) {
  const found = failureDifferences(operation, response, ['BAD_REQUEST']);
  if (found.length > 0) return found;
  const { problems } = response.json.data ?? {};
  return Array.isArray(problems) && problems.length > 0
    ? []
    : [differs('data.problems with the field', `data ${JSON.stringify(response.json.data)}`)];
}
