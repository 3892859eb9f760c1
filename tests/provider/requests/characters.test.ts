// No text of any request brings in a character that XML cannot hold, and no line one that nobody sees.
import { operations, resolve, type Operation, type Schema } from '../../contract/support';
import { sampleOf, type Sample } from '../support/samples';
import { withParents } from '../support/requestBodies';
import { withValueAt } from '../support/samplesIds';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';
import { stored } from '../support/tables';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});

interface Text {
  way: string[];
  free: boolean;
}

/** The fields of a body that take a text as free as `text`. */
function textsIn(from: Schema | undefined, text: string, way: string[] = []): Text[] {
  if (!from) return [];
  const schema: Schema = { ...resolve<Schema>(from), ...from };
  const { pattern, maxLength = Infinity } = schema as { pattern?: string; maxLength?: number };
  if ([schema.type].flat().includes('string')) {
    if (schema['enum'] ?? schema['format'] ?? schema.contentMediaType) return [];
    const taken = text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
    return taken ? [{ way, free: schema['x-text'] === 'free' }] : [];
  }
  return [
    ...textsIn(schema.items, text, [...way, '0']),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textsIn(field, text, [...way, name])),
  ];
}

const bodyOf = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {})[0]?.schema;
const withTexts = operations
  .filter((operation) => textsIn(bodyOf(operation), 'asha').length > 0)
  .map((operation) => [operation.operationId, operation] as const);

/** The request with `text` in one field, with the objects and lists around it that the sample leaves out. */
function withText(sample: Sample, operation: Operation, way: string[], text: string): Sample {
  const body = withParents(sample.body ?? {}, bodyOf(operation) ?? {}, way) as Sample['body'];
  return withValueAt({ ...sample, body }, { part: 'body', way }, text);
}

/** The fields that are refused when each holds `text`, and all that hold it. */
async function refusedWith(operation: Operation, sample: Sample, text: string, fields: Text[]) {
  const filled = fields.reduce((request, { way }) => withText(request, operation, way, text), sample);
  const { 'x-access': access } = operation;
  const as = typeof access === 'object' && access.user === 'school' ? 'admin' : 'platform';
  const { status, responseCode, data } = await sendSample(operation, filled, world.tokens[as].accessToken);
  const problems = (data as { problems?: { path: string; message: string }[] } | null)?.problems ?? [];
  return { answer: [status, responseCode], problems, places: fields.map(({ way }) => way.join('.')) };
}

test.each(withTexts)(
  'F6 CODE-109 %s refuses a text that XML cannot hold, and names the field',
  async (_id, operation) => {
    // Prepared once: it may store what the operation needs.
    const sample = await sampleOf(operation);
    const before = await stored();
    for (const text of ['as\ufffeha', 'as\uffffha', 'as\u0001ha']) {
      const { answer, problems, places } = await refusedWith(operation, sample, text, textsIn(bodyOf(operation), text));
      expect([answer, problems.map(({ path }) => path).sort()]).toEqual([[400, 109], [...places].sort()]);
      for (const { message } of problems) expect(message).toContain(' contains a character that cannot be stored.');
    }
    expect(await stored()).toEqual(before);
  },
);

test.each(withTexts.filter(([, operation]) => textsIn(bodyOf(operation), 'asha').some(({ free }) => !free)))(
  'F6 CODE-109 %s refuses a line with an invisible character, and names the field',
  async (_id, operation) => {
    const sample = await sampleOf(operation);
    const before = await stored();
    for (const text of ['as\u200bha', '\u202eahsa', 'as\u200dha']) {
      const lines = textsIn(bodyOf(operation), text).filter(({ free }) => !free);
      const { answer, problems, places } = await refusedWith(operation, sample, text, lines);
      expect([answer, problems.map(({ path }) => path).sort()]).toEqual([[400, 109], [...places].sort()]);
      for (const { message } of problems) expect(message).toContain(' contains an invisible character.');
    }
    expect(await stored()).toEqual(before);
  },
);

test('F6 the fields that are judged like this are those that hold names, nested ones too', async () => {
  const register = operations.find(({ operationId }) => operationId === 'registerStudent');
  if (!register) throw new Error('The contract has no registerStudent.');
  const sample = await sampleOf(register);
  const { places } = await refusedWith(register, sample, 'as\u200bha', textsIn(bodyOf(register), 'as\u200bha'));
  expect(places).toEqual(
    expect.arrayContaining(['student.studentName', 'student.parentsInfo.0.name', 'student.lastSchoolDetails.name']),
  );
  expect(withTexts.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      'signIn',
      'createSchool',
      'createClass',
      'createSection',
      'createSession',
      'createTeacher',
    ]),
  );
});
