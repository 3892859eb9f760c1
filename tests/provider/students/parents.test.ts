// Who is whose parent and whose brother or sister, in registering and in changing.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  demoStudent,
  FATHER,
  formAt,
  formOf,
  getStudent,
  MOTHER,
  placeOf,
  register,
  remove,
  update,
  type Changes,
  type Place,
} from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let place: Place;
let foreign: Place;
beforeAll(async () => {
  await resetProvider();
  place = await placeOf();
  foreign = await placeOf('5', { schoolId: SECOND });
});
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const GUARDIAN = { type: 'GUARDIAN', name: 'Girdhari Verma' } as const;
const AADHAR = '234567890123';
const SPACED = '2345 6789 0123';
const PAN = 'ABCPV1234F';

/** Registering with changes, and changing a student who stood well before, are refused alike. */
async function refusedBothWays(changes: Changes, wanted: [number, number]) {
  const { data } = await register(token, formAt(place, { studentName: 'Stands Well' }));
  const before = await stored();
  expect(verdict(await register(token, formAt(place, changes)))).toEqual(wanted);
  expect(verdict(await update(token, data.studentId, formOf(data, changes)))).toEqual(wanted);
  expect(await stored()).toEqual(before);
}

test('PARENT-13 CODE-116 two parents of one relation are refused', async () => {
  for (const type of ['FATHER', 'MOTHER', 'GUARDIAN'])
    await refusedBothWays(
      {
        parentsInfo: [
          { ...FATHER, type },
          { ...MOTHER, type },
        ],
      },
      [409, 116],
    ).then(() => sql("UPDATE students SET name_key = name_key || id WHERE name = 'Stands Well'"));
});

test('PARENT-14 CODE-120 an Aadhar number of two parents is refused, however it is written; CODE-143 a PAN of two too', async () => {
  await refusedBothWays(
    {
      parentsInfo: [
        { ...FATHER, aadharNo: AADHAR },
        { ...MOTHER, aadharNo: SPACED },
      ],
    },
    [409, 120],
  );
  await sql("UPDATE students SET name_key = name_key || id WHERE name = 'Stands Well'");
  await refusedBothWays({ parentsInfo: [{ ...FATHER, panNo: PAN }, MOTHER, { ...GUARDIAN, panNo: PAN }] }, [409, 143]);
});

test('PARENT-14 CODE-120 CODE-143 a number kept by its mask counts as well; brothers and sisters share their parents’ numbers', async () => {
  const parentsInfo = [{ ...FATHER, aadharNo: AADHAR, panNo: PAN }];
  const { data } = await register(token, formAt(place, { parentsInfo }));
  const changes = { parentsInfo: [data.parentsInfo[0], { ...MOTHER, aadharNo: AADHAR }] };
  expect(verdict(await update(token, data.studentId, formOf(data, changes)))).toEqual([409, 120]);
  const pans = { parentsInfo: [data.parentsInfo[0], { ...MOTHER, panNo: PAN }] };
  expect(verdict(await update(token, data.studentId, formOf(data, pans)))).toEqual([409, 143]);
  expect(verdict(await register(token, formAt(place, { parentsInfo, studentName: 'Brother' })))).toEqual([200, 100]);
  expect(verdict(await register(token, formAt(place, { aadharNo: AADHAR, studentName: 'Child' })))).toEqual([200, 100]);
});

test('ENUM-28 ENUM-36 ENUM-37 the three relations are returned in their order, whatever the form’s', async () => {
  const parentsInfo = [GUARDIAN, { ...MOTHER, occupation: 'DOCTOR', higherQualification: 'UPPER PRIMARY' }, FATHER];
  const { data } = await register(token, formAt(place, { parentsInfo }));
  expect(data.parentsInfo.map(({ type }) => type)).toEqual(['FATHER', 'MOTHER', 'GUARDIAN']);
  const without = await update(token, data.studentId, formOf(data, { parentsInfo: [data.parentsInfo[1]] }));
  expect(without.data).toMatchObject({ fatherName: '', parentsInfo: [{ type: 'MOTHER', occupation: 'DOCTOR' }] });
  expect(await countOf('student_parents', `student_id = ${data.studentId}`)).toBe(1);
});

const LEVELS = 'ILLITERATE,PRIMARY,UPPER PRIMARY,SECONDARY,HIGHER SECONDARY,GRADUATE,POST GRADUATE';
const JOBS =
  'GOVT CENTRAL,GOVT STATE,GOVT TEACHER,OWN BUSINESS,DEFENCE,DOCTOR,ENGINEER,CA,PRIVATE,LABOURER,AGRICULTURE,UNEMPLOYED';
test.each([
  ['ENUM-36', 'higherQualification', LEVELS.split(',')],
  ['ENUM-37', 'occupation', JOBS.split(',')],
])('%s each %s of these is stored: %j', async (_id, field, values) => {
  const { data } = await register(token, formAt(place));
  for (const value of values) {
    const form = formOf(data, { parentsInfo: [{ ...FATHER, [field]: value }], version: undefined });
    expect(verdict(await update(token, data.studentId, form))).toEqual([200, 100]);
    expect((await getStudent(token, data.studentId)).data.parentsInfo).toMatchObject([{ [field]: value }]);
  }
});

/** Each parent's id and the transaction that wrote the row, by relation. */
const rowsOf = async (studentId: number) =>
  Object.fromEntries(
    (await sql(`SELECT type, id, xmin::text AS written FROM student_parents WHERE student_id = ${studentId}`)).map(
      ({ type, ...row }) => [type as string, row],
    ),
  );

test('a parent that changes is updated under its id; the rows of the others are not written', async () => {
  const parentsInfo = [{ ...FATHER, aadharNo: AADHAR }, MOTHER, { ...GUARDIAN, panNo: PAN }];
  const { data } = await register(token, formAt(place, { parentsInfo }));
  const before = await rowsOf(data.studentId);
  const [father, mother, guardian] = data.parentsInfo;
  const first = await update(
    token,
    data.studentId,
    formOf(data, { parentsInfo: [father, { ...mother, occupation: 'DOCTOR' }, guardian] }),
  );
  expect(first.data.parentsInfo).toEqual([father, { ...mother, occupation: 'DOCTOR' }, guardian]);
  const after = await rowsOf(data.studentId);
  expect([after['FATHER'], after['GUARDIAN']]).toEqual([before['FATHER'], before['GUARDIAN']]);
  expect(after['MOTHER']?.id).toBe(before['MOTHER']?.id);
  expect(after['MOTHER']?.written).not.toBe(before['MOTHER']?.written);
  const { data: second } = await update(token, data.studentId, formOf(first.data, { parentsInfo: [father, guardian] }));
  expect(second.parentsInfo).toEqual([father, guardian]);
  expect(await rowsOf(data.studentId)).toEqual({ FATHER: before['FATHER'], GUARDIAN: before['GUARDIAN'] });
});

test('two parents exchange their relations and keep their ids', async () => {
  const { data } = await register(token, formAt(place, { parentsInfo: [FATHER, MOTHER] }));
  const [father, mother] = data.parentsInfo;
  const exchanged = [
    { ...mother, type: 'FATHER' },
    { ...father, type: 'MOTHER' },
  ];
  const after = await update(
    token,
    data.studentId,
    formOf(data, { parentsInfo: exchanged as typeof data.parentsInfo }),
  );
  expect(after.data.parentsInfo).toEqual(exchanged);
  expect(after.data).toMatchObject({ fatherName: mother?.name, motherName: father?.name });
});

test('ENUM-05 CALL2-16 a brother is stored with the student alone, and shown with code, school and class', async () => {
  const siblingStudentId = await demoStudent('1');
  const { data: brother } = await getStudent(token, siblingStudentId);
  const [at] = brother.enrollments;
  const sibling = { siblingStudentId, schoolId: FIRST, classId: at?.classId };
  const { data } = await register(token, formAt(place, { siblingInfo: [sibling] }));
  expect(data.siblingInfo).toEqual([
    {
      ...sibling,
      studentId: data.studentId,
      siblingName: brother.studentName,
      siblingCode: brother.studentCode,
      schoolName: 'Saraswati Vidya Mandir',
      className: '1',
    },
  ]);
  expect((await getStudent(token, siblingStudentId)).data.siblingInfo).toEqual(brother.siblingInfo);
  const { data: alone } = await update(token, data.studentId, formOf(data, { siblingInfo: [] }));
  expect(alone.siblingInfo).toEqual([]);
});

test.each([
  ['missing', {}],
  ['null', { siblingStudentId: null }],
  ['0', { siblingStudentId: 0 }],
])('SIBLING-02 CODE-109 a sibling whose student is %s is refused at its field', async (_what, sibling) => {
  const message = 'Sibling name is required';
  const problems = [{ path: 'student.siblingInfo.0.siblingStudentId', message }];
  const before = await stored();
  expect(await register(token, formAt(place, { siblingInfo: [{ schoolId: FIRST, ...sibling }] }))).toMatchObject({
    ...{ status: 400, responseCode: 109, responseMsg: message, data: { problems } },
  });
  expect(await stored()).toEqual(before);
});

test('SIBLING-07 CODE-117 a sibling who is unknown, deleted, of another school, or listed twice is refused', async () => {
  const siblingStudentId = await demoStudent('1');
  const gone = await demoStudent('2');
  await remove(token, gone);
  const stranger = await demoStudent('1', { schoolId: SECOND });
  const refused: unknown[][] = [
    [{ siblingStudentId: UNKNOWN }],
    [{ siblingStudentId: gone }],
    [{ siblingStudentId: stranger }],
    [{ siblingStudentId: stranger, schoolId: SECOND, classId: foreign.classId }],
    [{ siblingStudentId, schoolId: SECOND }],
    [{ siblingStudentId, classId: foreign.classId }],
    [{ siblingStudentId, classId: UNKNOWN }],
    [{ siblingStudentId }, { siblingStudentId }],
    [{ siblingStudentId }, { siblingStudentId: UNKNOWN }],
  ];
  const { data } = await register(token, formAt(place, { studentName: 'Stands Well' }));
  const before = await stored();
  for (const siblingInfo of refused) {
    expect([siblingInfo, ...verdict(await register(token, formAt(place, { siblingInfo })))]).toEqual([
      siblingInfo,
      400,
      117,
    ]);
    expect(verdict(await update(token, data.studentId, formOf(data, { siblingInfo })))).toEqual([400, 117]);
  }
  const itself = { siblingInfo: [{ siblingStudentId: data.studentId }] };
  expect(verdict(await update(token, data.studentId, formOf(data, itself)))).toEqual([400, 117]);
  expect(await stored()).toEqual(before);
});
