// The rules of the house about where a call's school comes from (x-school).
import { resolve } from './operations.mjs';

const ENTITIES = ['certificate', 'class', 'exam', 'receipt', 'section', 'session', 'student', 'teacher', 'user'];

/** The schema at a place of the request such as path.id, query.schoolId, body.student.schoolId or body.0.examId. */
function schemaAt(document, { operation, shared }, place) {
  const [part, ...keys] = place.split('.');
  if (part !== 'body') {
    const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
    return resolve(document, parameters.find((one) => one.in === part && one.name === keys[0])?.schema);
  }
  const [content] = Object.values(resolve(document, operation.requestBody)?.content ?? {});
  const within = (schema, key) => (schema?.type === 'array' ? schema.items : schema?.properties?.[key]);
  return keys.reduce((schema, key) => resolve(document, within(schema, key)), resolve(document, content?.schema));
}

/** @returns {string[]} what is wrong with an operation's x-school */
export function schoolFaults(document, entry) {
  const sources = [entry.operation['x-school']].flat();
  return sources.flatMap((source) => {
    if (source === undefined || source === null) return ['x-school is missing'];
    if (source === 'own') return [];
    const places = typeof source === 'string' ? [source] : [source.id, source.named ?? []].flat();
    const faults = places
      .filter((place) => typeof place !== 'string' || schemaAt(document, entry, place)?.type !== 'integer')
      .map((place) => `x-school: ${place} is no integer`);
    if (typeof source === 'object' && !ENTITIES.includes(source.of)) faults.push(`x-school: unknown ${source.of}`);
    return faults;
  });
}
