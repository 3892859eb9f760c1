// What the contract check says of an operation whose x-school leads nowhere.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const body = {
  type: 'object',
  properties: {
    schoolId: { type: 'integer' },
    name: { type: 'string' },
    student: { $ref: '#/components/schemas/Inner' },
  },
};
const inner = { type: 'object', properties: { schoolId: { type: 'integer' } } };
const document = { components: { schemas: { Inner: inner, Body: body } } };

/** The faults of one operation with each of these values of x-school. */
function faultsOf(values: unknown[]): string[][] {
  const entries = values.map((value) => ({
    shared: [{ name: 'id', in: 'path', schema: { type: 'integer' } }],
    operation: {
      'x-school': value,
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
    },
  }));
  const program = `import { schoolFaults } from '${root}/scripts/codegen/schoolRules.mjs';
    const { document, entries } = ${JSON.stringify({ document, entries })};
    console.log(JSON.stringify(entries.map((entry) => schoolFaults(document, entry))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(output) as string[][];
}

test('x-school names an id of the request, a known record, or the own school; anything else fails the contract check', () => {
  const right = ['own', 'path.id', 'body.schoolId', 'body.student.schoolId'];
  const record = { of: 'class', id: 'path.id', named: 'body.schoolId' };
  expect(faultsOf([...right, record, ['body.schoolId', record]])).toEqual([[], [], [], [], [], []]);
  const wrong = [null, 'body.name', 'body.other', 'path.other', { of: 'class' }, { of: 'house', id: 'path.id' }];
  expect(faultsOf([...wrong, { ...record, named: 'body.name' }])).toEqual([
    ['x-school is missing'],
    ['x-school: body.name is no integer'],
    ['x-school: body.other is no integer'],
    ['x-school: path.other is no integer'],
    ['x-school: undefined is no integer'],
    ['x-school: unknown house'],
    ['x-school: body.name is no integer'],
  ]);
});
