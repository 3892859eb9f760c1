// The rules of labels (x-labels), each broken once.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function faultsOf(schemas: unknown[]): string[][] {
  const program = `import { labelFaults } from '${root}/scripts/codegen/labels.mjs';
    const faults = JSON.parse(process.argv[1]).map((schemas) => labelFaults({ components: { schemas } }));
    console.log(JSON.stringify(faults));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program, JSON.stringify(schemas)], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}

const colour = (values: (string | null)[], labels?: object) => ({
  Colour: { type: 'string', enum: values, ...(labels && { 'x-labels': labels }) },
});

const ROWS: [string, object, string[]][] = [
  ['an enum without labels', colour(['RED']), []],
  ['a label for each value but null', colour(['RED', 'BLUE', null], { RED: 'Red', BLUE: 'Blue' }), []],
  ['a value without a label', colour(['RED', 'BLUE'], { RED: 'Red' }), ['schema Colour: has no label for BLUE']],
  ['a blank label', colour(['RED'], { RED: '' }), ['schema Colour: has no label for RED']],
  [
    'a label without a value',
    colour(['RED'], { RED: 'Red', BLUE: 'Blue' }),
    ['schema Colour: has a label for BLUE, which is not a value'],
  ],
  [
    'labels without an enum',
    { Colour: { type: 'string', 'x-labels': { RED: 'Red' } } },
    ['schema Colour: has x-labels without an enum'],
  ],
  [
    'labels of an enum inside an object',
    { Car: { type: 'object', properties: colour(['RED'], { RED: 'Red' }) } },
    ['schema Car.properties.Colour: has x-labels, which belong to a named enum'],
  ],
  [
    'a field that repeats the values, with null',
    {
      ...colour(['RED', 'BLUE'], { RED: 'Red', BLUE: 'Blue' }),
      Car: { properties: { colour: { enum: ['RED', 'BLUE', null] } } },
    },
    [],
  ],
  [
    'a field of this name without one of the values',
    {
      ...colour(['RED', 'BLUE'], { RED: 'Red', BLUE: 'Blue' }),
      Car: { properties: { colour: { enum: ['RED', null] } } },
    },
    ['schema Car: field colour lacks BLUE of the enum of its name'],
  ],
];

test('the contract lint rejects labels that do not cover exactly the values of a named enum', () => {
  expect(faultsOf(ROWS.map(([, schemas]) => schemas))).toEqual(ROWS.map(([, , faults]) => faults));
});
