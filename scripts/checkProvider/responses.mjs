// Compares one response with the contract. Each function returns texts of what differs.
import contentDisposition from 'content-disposition';
import { codeOf, codes, errorsOf, FAILURE, textOfCode } from './contract.mjs';
import { withoutSecrets } from './secrets.mjs';

const { code: SUCCESS } = codes.SUCCESS;
/** The provider replaces the text of these by that of the first field with an error. */
const OWN_TEXT = new Set([codes.BAD_REQUEST.code]);

const LONGEST = 300;
/** A value of the checked provider in a few characters, whatever it contains. */
export function brief(value) {
  if (typeof value === 'string') return JSON.stringify(withoutSecrets(value).slice(0, LONGEST));
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : `an object with ${Object.keys(value).slice(0, 5).join(', ').slice(0, LONGEST)}`;
}

/** A response in a few words: status, code, text. */
export function summary({ status, headers, json, fault, bytes }) {
  if (fault) return status === 0 ? fault : `HTTP ${status}, ${fault}`;
  if (status >= 300 && status < 400) return `HTTP ${status}, a redirect to ${headers.location ?? 'nowhere'}`;
  const type = headers['content-type'] ?? 'no content type';
  if (json === undefined && /json/i.test(type))
    return `HTTP ${status}, ${type} of ${bytes.length} bytes that is no JSON`;
  if (json === undefined) return `HTTP ${status}, ${type} of ${bytes.length} bytes`;
  const { responseCode, responseMsg } = json ?? {};
  return `HTTP ${status}, code ${brief(responseCode)}, ${brief(responseMsg)}`;
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
  const found = success.types.includes(type)
    ? []
    : [differs(`a file of type ${success.types.join(' or ')}`, summary(response))];
  if (found.length > 0) return found;
  if (response.bytes.length === 0) return [differs('a file with content', 'an empty body')];
  // A page that is shown in a frame has no file name.
  const value = response.headers['content-disposition'];
  if (value === undefined)
    return type === 'text/html' ? [] : [differs('a Content-Disposition with a file name', 'none')];
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

/** The parts of a failure that the catalogue determines, whatever its code is. A rule of an operation may have a text of its own. */
function catalogueDifferences(operation, { status, json }, hasCatalogueText) {
  const known = codeOf(json.responseCode);
  if (!known) return [differs('a code of openapi/codes.yaml', `code ${brief(json.responseCode)}`)];
  const found = [];
  if (known.status !== status) found.push(differs(`HTTP ${known.status} with code ${known.code}`, `HTTP ${status}`));
  if (!operation.codes.has(known.name))
    found.push(differs('a code that the operation declares', `${known.code} ${known.name}`));
  const hasOwnText = OWN_TEXT.has(known.code) || Array.isArray(json.data?.problems);
  if (hasCatalogueText && !hasOwnText && json.responseMsg !== textOfCode(known))
    found.push(differs(`the text “${textOfCode(known)}” of code ${known.code}`, brief(json.responseMsg)));
  return found;
}

/** A response whose code the contract does not determine: a success, or any failure of the operation. */
export function anyDifferences(operation, response, hasCatalogueText = false) {
  const isSuccess = response.status === 200 || response.json?.responseCode === SUCCESS;
  if (isSuccess && !response.fault) return successDifferences(operation, response);
  if (response.fault || response.json?.responseCode === undefined)
    return [differs('a success or the envelope of a failure', summary(response))];
  const errors = errorsOf(FAILURE, response.json);
  const found = errors === undefined ? [] : [differs('the envelope of a failure', errors)];
  return [...found, ...catalogueDifferences(operation, response, hasCatalogueText)];
}

/** @param {string[]} names of the codes, one of which is expected */
export function failureDifferences(operation, response, names) {
  const expected = names.map((name) => `HTTP ${codes[name].status} with code ${codes[name].code}`).join(' or ');
  const { json, status } = response;
  const matches = names.some((name) => json?.responseCode === codes[name].code && status === codes[name].status);
  if (response.fault || !matches) return [differs(expected, summary(response))];
  return anyDifferences(operation, response, true);
}

/** A request with an error in a field: 109 with the field. */
export function invalidDifferences(operation, response) {
  const found = failureDifferences(operation, response, ['BAD_REQUEST']);
  if (found.length > 0) return found;
  const { problems } = response.json.data ?? {};
  return Array.isArray(problems) && problems.length > 0
    ? []
    : [differs('data.problems with the field', `data: ${brief(response.json.data)}`)];
}
