// The comments, test titles and declared names of a source file, each with its line.
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ line: number, kind: 'comment' | 'title' | 'name', text: string }} Part */

const LITERALS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

const isTestCall = (callee) =>
  ts.isIdentifier(callee)
    ? ['test', 'it', 'describe'].includes(callee.text)
    : (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTestCall(callee.expression);

function scriptParts(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const parts = [];
  const blank = [...text];
  const add = (position, part) =>
    parts.push({ line: source.getLineAndCharacterOfPosition(position).line + 1, ...part });
  const visit = (node) => {
    if (LITERALS.has(node.kind)) blank.fill(' ', node.getStart(source), node.end);
    const [title] = ts.isCallExpression(node) && isTestCall(node.expression) ? node.arguments : [];
    if (title && ts.isStringLiteralLike(title)) add(title.getStart(source), { kind: 'title', text: title.text });
    const isDeclared =
      'name' in node && node.name && ts.isIdentifier(node.name) && !ts.isPropertyAccessExpression(node);
    if (isDeclared && !ts.isPropertySignature(node) && !ts.isPropertyAssignment(node) && !ts.isImportSpecifier(node))
      add(node.name.getStart(source), { kind: 'name', text: node.name.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  // String literals are blanked out first, so that every remaining `//` and `/*` begins a comment.
  for (const { 0: comment, index } of blank.join('').matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g))
    for (const [offset, line] of comment.split('\n').entries())
      parts.push({
        line: source.getLineAndCharacterOfPosition(index).line + 1 + offset,
        kind: 'comment',
        text: line.trim(),
      });
  return parts;
}

/** @returns {Part[]} without the names of other files than scripts */
export function partsOf(file, text) {
  if (/^\.[cm]?[jt]sx?$/.test(path.extname(file))) return scriptParts(file, text);
  if (!/\.(ya?ml|css|sql)$/.test(file)) return [];
  const start = file.endsWith('.css') ? /\/\*(.*)/ : file.endsWith('.sql') ? /--(.*)/ : /(?:^|\s)#\s(.*)/;
  return text.split('\n').flatMap((line, index) => {
    const found = start.exec(line);
    return found ? [{ line: index + 1, kind: 'comment', text: found[1] }] : [];
  });
}
