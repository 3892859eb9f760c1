// Records as the screens read them, whichever call brings them.
import { fieldsOf, resolve, type Schema } from './support';

const entity = (name: string) => resolve<Schema>({ $ref: `#/components/schemas/${name}` });

/** What the second document asks of the records its screens choose from. */
test.each([
  ['School', ['schoolId', 'schoolName']],
  ['Session', ['sessionId', 'sessionDisplayName', 'startDate', 'status']],
  ['Class', ['classId', 'className', 'sections']],
  ['Section', ['sectionId', 'sectionName']],
])('ENUM-06 every %s comes with %j', (name, fields) => {
  expect(fieldsOf(entity(name))).toEqual(expect.arrayContaining(fields));
  expect(entity(name).required).toEqual(expect.arrayContaining(fields));
});

test('CLASS-30 CLASS-31 the sections of a class have the fields of a section, each of them always', () => {
  expect(resolve<Schema>(entity('Class').properties?.['sections']?.items)).toEqual(entity('Section'));
  for (const name of ['Class', 'Section', 'Session'])
    expect([...(entity(name).required ?? [])].sort()).toEqual(fieldsOf(entity(name)));
});

test('CONST-20 SESSION-56 CONST-22 CLASS-32 a session’s status and a section’s stream have these values', () => {
  const { status } = entity('Session').properties ?? {};
  expect(resolve<Schema>(status)['enum']).toEqual(['UPCOMING', 'ACTIVE', 'COMPLETED']);
  const [stream, none] = entity('Section').properties?.['stream']?.['oneOf'] as Schema[];
  expect(resolve<Schema>(stream)['enum']).toEqual(['SCIENCE', 'COMMERCE', 'ARTS']);
  expect(none).toEqual({ type: 'null' });
});
