// Every date that a client sends has a range, and the contract's check reports a date outside it for every operation.
import { contractOperations, resolve, type JsonSchema } from '../../../provider/contract/document.ts';
import { compileRequestCheck, createForms } from '../../../provider/contract/validation.ts';
import { bodyOf, withParents, withValue, type Part } from '../support/requestBodies';

const TODAY = '2026-07-15';

/** The paths of the dates of a schema, each list with its first entry. */
function datePaths(node: JsonSchema | undefined): Part[][] {
  if (!node) return [];
  const schema = node.$ref ? { ...resolve<JsonSchema>(node), ...node } : node;
  if (schema['format'] === 'date') return [[]];
  const inside = (part: Part, inner: JsonSchema | undefined) => datePaths(inner).map((path) => [part, ...path]);
  return [
    ...inside(0, schema.items),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => inside(name, property)),
  ];
}

const DATES = contractOperations.flatMap((operation) => {
  const { schema, example } = bodyOf(operation.id) ?? {};
  return datePaths(schema).map((path) => ({
    name: `${operation.id} ${path.join('.')}`,
    operation,
    path,
    example: schema && withParents(example, schema, path),
  }));
});

test('the request bodies of the contract have dates', () => expect(DATES.length).toBeGreaterThan(10));

test.each(DATES)('$name has an earliest and a latest day', ({ operation, path, example }) => {
  const check = compileRequestCheck(operation);
  const problemsOn = (date: string) =>
    check.body(withValue(example, path, date), TODAY).filter((problem) => problem.path === path.join('.'));
  expect(problemsOn(TODAY)).toEqual([]);
  for (const date of ['0016-08-15', '1016-08-15', '2262-08-15', '9999-12-31'])
    expect([date, problemsOn(date)]).toEqual([date, [{ path: path.join('.'), message: expect.stringMatching(/\S/) }]]);
});

test('the day of a day close, a parameter, has an earliest and a latest day', () => {
  const operation = contractOperations.find(({ id }) => id === 'getDayClose');
  const check = operation && compileRequestCheck(operation);
  const asked = (date: string) => check?.parameters('query', { schoolId: '1', date }, TODAY);
  expect(asked(TODAY)).toEqual([]);
  expect(asked('0016-08-15')).toEqual([
    { path: 'date', message: 'Day must not be before 01/01/1900. Check the year.' },
  ]);
  expect(asked('2262-08-15')).toEqual([{ path: 'date', message: 'Day must not be after 31/12/2199. Check the year.' }]);
});

const BIRTH = 'Date of Birth must not be before 15/07/1926. Check the year.';
test.each([
  ['dateOfBirth', '0016-08-15', BIRTH],
  ['dateOfBirth', '1016-08-15', BIRTH],
  ['dateOfBirth', '2062-08-15', 'Date of Birth must be in the past.'],
  ['admissionDate', '0026-04-06', 'Admission Date must not be before 15/07/1966. Check the year.'],
  ['admissionDate', '2062-04-06', 'Admission Date cannot be after today.'],
])(
  'STUDENT-65 a row of a spreadsheet with the %s %s is reported with the message of the form',
  (name, date, message) => {
    const { example } = bodyOf('registerStudent') as { example: { student: object } };
    const forms = createForms({ now: () => Date.parse(`${TODAY}T06:00:00Z`) });
    expect(forms.check('StudentForm', { ...example.student, [name]: date })).toEqual([{ path: name, message }]);
  },
);
