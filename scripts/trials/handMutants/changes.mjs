// Changes of source files by symbols: names of functions, columns, response codes and operations, and no text of the source.
// A change is given the file's name and text and returns the edits it makes; none means that its symbol was not found.
import ts from 'typescript';

/**
 * @typedef {{ start: number, end: number, text: string }} Edit
 * @typedef {(file: string, text: string) => Edit[]} Change
 * @typedef {string | RegExp} Name
 */

const fits = (name, value) => (name instanceof RegExp ? name.test(value) : name === value);

function* nodesBelow(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) if (!ts.isImportDeclaration(child)) yield* nodesBelow(child);
}

/** The declaration of a function, whatever its form; the whole file without a name. */
function scopeIn(source, name) {
  if (name === undefined) return source;
  const isNamed = (node) => node.name && ts.isIdentifier(node.name) && fits(name, node.name.text);
  return [...nodesBelow(source)].find(
    (node) =>
      (ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && isNamed(node),
  );
}

/** Replaces each node that `pick` returns; a node inside of a replaced one is left. */
const change =
  (pick, { within } = {}) =>
  (file, text) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const scope = scopeIn(source, within);
    if (!scope) return [];
    const edits = [];
    for (const node of nodesBelow(scope)) {
      const [target, replacement] = pick(node) ?? [];
      if (!target || edits.some(({ end }) => target.getStart() < end)) continue;
      edits.push({ start: target.getStart(), end: target.getEnd(), text: replacement });
    }
    return edits;
  };

const calleeOf = (node) =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
const isCallOf = (node, name) => ts.isCallExpression(node) && fits(name, calleeOf(node));
const isText = (node, text) => ts.isStringLiteral(node) && fits(text, node.text);

/**
 * Removes the calls with this name, or replaces them by `replacement`.
 * @param {Name} name
 * @returns {Change}
 */
export const dropCall = (name, options = {}) =>
  change((node) => (isCallOf(node, name) ? [node, options.replacement ?? 'undefined'] : undefined), options);

/**
 * Requests that are rejected with this response code pass.
 * @param {Name} code
 * @returns {Change}
 */
export const dropFail = (code, options) =>
  change((node) => {
    if (!isCallOf(node, 'fail') || ![...nodesBelow(node.arguments[0])].some((one) => isText(one, code)))
      return undefined;
    const statement = ts.findAncestor(node, ts.isStatement);
    const branch = ts.findAncestor(node, ts.isIfStatement);
    // A condition is still evaluated: it may await.
    return branch && (branch.thenStatement === statement || branch.thenStatement === statement.parent)
      ? [branch.expression, `(${branch.expression.getText()}, false)`]
      : [node, 'undefined'];
  }, options);

/**
 * Queries do not compare this column.
 * @param {Name} column
 * @returns {Change}
 */
export const dropCondition = (column, options) =>
  change((node) => {
    if (!isCallOf(node, 'eq')) return undefined;
    const [compared] = node.arguments;
    return ts.isPropertyAccessExpression(compared) && fits(column, compared.name.text)
      ? [node, 'undefined']
      : undefined;
  }, options);

/**
 * Queries do not lock the rows they read.
 * @returns {Change}
 */
export const dropRowLocks = (options) =>
  change(
    (node) =>
      isCallOf(node, 'for') && isText(node.arguments[0], /update$|share$/)
        ? [node, node.expression.expression.getText()]
        : undefined,
    options,
  );

/**
 * Replaces reads of a property by `replacement`.
 * @param {Name} name
 * @returns {Change}
 */
export const replaceRead = (name, replacement, options) =>
  change(
    (node) => (ts.isPropertyAccessExpression(node) && fits(name, node.name.text) ? [node, replacement] : undefined),
    options,
  );

/**
 * A text of the code, such as a member of a union, becomes another one.
 * @param {Name} text
 * @returns {Change}
 */
export const replaceText = (text, replacement, options) =>
  change(
    (node) => (isText(node, text) && !ts.isLiteralTypeNode(node.parent) ? [node, `'${replacement}'`] : undefined),
    options,
  );

/**
 * A clause or function of SQL, in a migration or a query, becomes another one.
 * @param {string} clause
 * @returns {Change}
 */
export const replaceSql = (clause, replacement) => (_file, text) =>
  [...text.matchAll(new RegExp(clause.replaceAll(/[()]/g, String.raw`\$&`), 'g'))].map(({ index }) => ({
    start: index,
    end: index + clause.length,
    text: replacement,
  }));

/**
 * An operation of the bundled contract has another x-access.
 * @param {string} operationId
 * @returns {Change}
 */
export const replaceAccess = (operationId, access) => (_file, text) => {
  const document = JSON.parse(text);
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === operationId);
  if (!operation) return [];
  operation['x-access'] = access;
  return [{ start: 0, end: text.length, text: JSON.stringify(document) }];
};

/** @param {Edit[]} edits */
export const applied = (text, edits) =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text: part }) => whole.slice(0, start) + part + whole.slice(end), text);
