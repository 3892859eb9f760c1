// Functions on the bundled contract that several generators need.

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

export function* operationsOf(document) {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS)
      if (item[method]) yield { path, method, operation: item[method], shared: item.parameters ?? [] };
}

export function resolve(document, schema) {
  let here = schema;
  while (here?.$ref)
    here = here.$ref
      .slice(2)
      .split('/')
      .reduce((node, key) => node?.[key], document);
  return here;
}

export function flattenPrivileges(tree, parent = null) {
  return tree.flatMap(({ children = [], ...node }) => [{ ...node, parent }, ...flattenPrivileges(children, node.name)]);
}

export const multipartSchema = (document, operation) =>
  resolve(document, resolve(document, operation.requestBody)?.content?.['multipart/form-data']?.schema);

export const isFile = (property) => property?.contentMediaType !== undefined;

/** The media types of an operation's success response. */
export const successContent = (document, operation) => resolve(document, operation.responses['200'])?.content ?? {};
