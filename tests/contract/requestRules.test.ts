// The rules of the house about what a client sends, each broken once.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What the check says of each of these documents. */
function faultsOf(documents: unknown[]): string[][] {
  const program = `import { requestFaults } from '${root}/scripts/codegen/requestRules.mjs';
    const parts = [];
    for await (const part of process.stdin) parts.push(part);
    console.log(JSON.stringify(JSON.parse(Buffer.concat(parts).toString()).map(requestFaults)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    input: JSON.stringify(documents),
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}

const object = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const text = (more: object = {}) => ({ type: 'string', maxLength: 20, ...more });

const date = (range?: object) => ({ type: 'string', format: 'date', ...(range && { 'x-range': range }) });

/** A contract of one operation that takes this field. */
const taking = (field: object, more: object = {}) => ({
  paths: {
    '/x': {
      post: {
        operationId: 'send',
        requestBody: { content: { 'application/json': { schema: object({ field }) } } },
        ...more,
      },
    },
  },
  components: { schemas: { Node: object({ inside: { $ref: '#/components/schemas/Node' } }) } },
});

const ROWS: [string, object, string[]][] = [
  ['a text with a longest length', taking(text()), []],
  ['a text without one', taking({ type: 'string' }), ['send: body.field is a text without maxLength']],
  [
    'a text or null without one',
    taking({ type: ['string', 'null'] }),
    ['send: body.field is a text without maxLength'],
  ],
  ['a choice', taking({ type: 'string', enum: ['a'] }), []],
  ['a date of an absolute range', taking(date({ from: '2000-01-01', to: '2199-12-31' })), []],
  ['a date of a range relative to today', taking(date({ yearsBack: 100, yearsAhead: 0 })), []],
  ...[
    undefined,
    { from: '2000-01-01' },
    { yearsBack: 1, yearsAhead: -1 },
    { from: '2000', to: '2199-12-31' },
    { from: '2000-01-01', yearsBack: 1, yearsAhead: 1 },
    { yearsBack: 1, yearsAhead: 1, months: 2 },
  ].map((range): [string, object, string[]] => [
    `a date of the range ${JSON.stringify(range)}`,
    taking(date(range)),
    ['send: body.field is a date without an x-range of from or yearsBack, and of to or yearsAhead'],
  ]),
  [
    'an e-mail by its format',
    taking({ type: 'string', format: 'email' }),
    ['send: body.field is a text without maxLength'],
  ],
  [
    'a file without a size',
    taking({ type: 'string', contentMediaType: 'image/*' }),
    ['send: body.field is a file without x-max-bytes'],
  ],
  [
    'a list without a longest length',
    taking({ type: 'array', items: text() }),
    ['send: body.field is a list without maxItems'],
  ],
  [
    'a text in a list',
    taking({ type: 'array', maxItems: 2, items: { type: 'string' } }),
    ['send: body.field[] is a text without maxLength'],
  ],
  [
    'a map',
    taking({ type: 'object', additionalProperties: text() }),
    ['send: body.field is an object with any fields'],
  ],
  ['a field of any type', taking({}), ['send: body.field has no type']],
  [
    'a choice of schemas',
    taking({ type: 'string', maxLength: 2, anyOf: [] }),
    ['send: body.field uses anyOf, whose cost nothing bounds'],
  ],
  [
    'a shape that holds itself',
    taking({ $ref: '#/components/schemas/Node' }),
    ['send: body.field.inside holds itself'],
  ],
  [
    'a parameter',
    taking(text(), { parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }] }),
    ['send: q is a text without maxLength'],
  ],
  ['a linear pattern', taking(text({ pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$' })), []],
  [
    'a pattern that takes quadratic time',
    taking(text({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })),
    ['pattern ^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$ takes 2nd degree polynomial'],
  ],
  ['one that takes exponential time', taking(text({ pattern: '^(a|a)*$' })), ['pattern ^(a|a)*$ takes exponential']],
  [
    'a pattern of characters that takes quadratic time',
    { ...taking(text()), 'x-characters': { invisible: { pattern: '\\s+$', message: 'x' } } },
    ['pattern \\s+$ takes 2nd degree polynomial'],
  ],
  [
    'one with look-ahead that takes quadratic time',
    taking(text({ pattern: '^(?=.*a)[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })),
    [expect.stringMatching(/^pattern .* takes 2nd degree polynomial/) as unknown as string],
  ],
];

const found = faultsOf(ROWS.map(([, one]) => one));

test.each(ROWS.map(([what, , wanted], at) => [what, wanted, found[at]] as const))(
  'F8 the contract check judges %s',
  (_what, wanted, faults) => expect(faults).toEqual(wanted),
);
