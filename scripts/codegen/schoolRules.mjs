// Rules for x-school, the source of the school of a call.
import { resolve } from './operations.mjs';

const ENTITIES = ['certificate', 'class', 'exam', 'receipt', 'section', 'session', 'student', 'teacher', 'user'];

/** The schema at a path of the request, such as path.id, query.schoolId, body.student.schoolId or body.0.examId. */
function schemaAt(document, { operation, shared }, path) {
  const [part, ...keys] = path.split('.');
  if (part !== 'body') {
    const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
    return resolve(document, parameters.find((one) => one.in === part && one.name === keys[0])?.schema);
  }
  const [content] = Object.values(resolve(document, operation.requestBody)?.content ?? {});
  const within = (schema, key) => (schema?.type === 'array' ? schema.items : schema?.properties?.[key]);
  return keys.reduce((schema, key) => resolve(document, within(schema, key)), resolve(document, content?.schema));
}

/** @returns {string[]} the faults of an operation's x-school */
export function schoolFaults(document, entry) {
  const sources = [entry.operation['x-school']].flat();
  return sources.flatMap((source) => {
    if (source === undefined || source === null) return ['x-school is missing'];
    if (source === 'own') return [];
    const paths = typeof source === 'string' ? [source] : [source.id, source.named ?? []].flat();
    const faults = paths
      .filter((path) => typeof path !== 'string' || schemaAt(document, entry, path)?.type !== 'integer')
      .map((path) => `x-school: ${path} is no integer`);
    if (typeof source === 'object' && !ENTITIES.includes(source.of)) faults.push(`x-school: unknown ${source.of}`);
    return faults;
  });
}
