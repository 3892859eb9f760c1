// The derived document for the client generator: success responses are their data, files are Blobs.
import { isFile, multipartSchema, operationsOf, resolve, successContent } from './operations.mjs';

const FILE = { type: 'string', format: 'binary' };

function bareAnswer(document, operation) {
  const content = successContent(document, operation);
  const json = content['application/json'];
  const schema = json ? resolve(document, json.schema).properties.data : FILE;
  operation.responses = { 200: { description: 'Success', content: { 'application/json': { schema } } } };
}

/** Returns a copy. */
export function prepare(source) {
  const document = withoutExamples(source);
  for (const schema of Object.values(document.components.schemas))
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (isFile(property)) schema.properties[key] = { ...FILE };
      if (isFile(property.items)) property.items = { ...FILE };
    }
  for (const { operation } of operationsOf(document)) bareAnswer(document, operation);
  return document;
}

/** A copy without examples, which would make the types long and change them with every example. */
export function withoutExamples(node, isMap = false) {
  if (Array.isArray(node)) return node.map((one) => withoutExamples(one));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isMap || (key !== 'example' && key !== 'examples'))
      .map(([key, value]) => [key, withoutExamples(value, !isMap && key === 'properties')]),
  );
}

/** Operations whose transport the client generator cannot express. */
export function kinds(document) {
  const sets = { multipartOperations: [], binaryOperations: [], publicOperations: [] };
  for (const { operation } of operationsOf(document)) {
    if (multipartSchema(document, operation)) sets.multipartOperations.push(operation.operationId);
    if (!successContent(document, operation)['application/json']) sets.binaryOperations.push(operation.operationId);
    if (operation['x-access'] === 'public') sets.publicOperations.push(operation.operationId);
  }
  return sets;
}
