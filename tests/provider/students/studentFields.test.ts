// What the form refuses, field by field, in the words the contract gives it; nothing of a refused form is stored.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict, withoutHeaders } from '../support/http';
import { FATHER, formAt, placeOf, register, type Changes, type Place } from '../support/students';
import { stored } from '../support/tables';

let token: string;
let place: Place;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
});

const send = (changes: Changes) => register(token, formAt(place, changes));
const AADHAR = 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.';
const long = (length: number) => 'x'.repeat(length + 1);

const FIELDS: [string, unknown[], string | undefined][] = [
  ['studentName', [undefined, '', '  '], 'Student Name is required.'],
  ['studentName', [long(100)], 'Student Name must not be more than 100 characters.'],
  ['gender', [undefined], 'Gender is required.'],
  ['gender', ['', 'male', 'UNKNOWN', null], undefined],
  ['dateOfBirth', [undefined], 'Date of Birth is required.'],
  ['dateOfBirth', ['', '2016-02-30', '15/08/2016'], 'Date of Birth must be a valid date.'],
  ['dateOfBirth', ['2026-07-15', '2030-01-01'], 'Date of Birth must be in the past.'],
  ['dateOfBirth', ['1926-07-14'], 'Date of Birth must not be before 15/07/1926. Check the year.'],
  ['admissionDate', [undefined], 'Admission Date is required.'],
  ['admissionDate', ['2026-13-01'], 'Admission Date must be a valid date.'],
  ['admissionDate', ['2026-07-16'], 'Admission Date cannot be after today.'],
  ['admissionDate', ['2016-08-15', '2010-01-01'], 'Admission Date must be after Date of Birth.'],
  ['mobileNo', ['12345', '98290123456', '982901234x', ' 982901234'], 'Mobile Number must be 10 digits.'],
  ['aadharNo', ['12345', '1234567890123', '1234-5678-9012', '1234 56789012', 'x'], AADHAR],
  ['janAadharNo', ['12345678901', '12a'], 'Jan Aadhar Number must be at most 10 digits.'],
  ['nicNo', ['12345678901', 'a-b'], 'NIC Number must be at most 10 letters and digits.'],
  ['address1', [undefined, '', ' '], 'Full Residential Address is required.'],
  ['district', [undefined, '', ' '], 'District is required.'],
  ['block', [undefined, '', ' '], 'Block is required.'],
  ['pinCode', [undefined], 'Pin Code is required.'],
  ['pinCode', ['', '30201', '3020166', '30201a'], 'Pin Code must be 6 digits.'],
  ['studentSrNo', ['a b', '-1', long(20), '५'], 'Sr. No. may hold letters, digits, / . and -, at most 20.'],
  ['address1', [long(255)], 'Full Residential Address must not be more than 255 characters.'],
  ['district', [long(100)], 'District must not be more than 100 characters.'],
  ['block', [long(100)], 'Block must not be more than 100 characters.'],
  ['religion', [long(50)], undefined],
  ['caste', [long(50)], undefined],
  ['bplCardNo', [long(30)], undefined],
  ['ewsCardNo', [long(30)], undefined],
  ['municipalBoard', [long(100)], undefined],
  ['municipalWard', [long(100)], undefined],
  ['guardianAddress', [long(255)], undefined],
  [
    'lastSchoolDetails',
    [{ name: long(100) }, { className: long(50) }, { marks: long(20) }, { attendance: long(20) }, { result: 'pass' }],
    undefined,
  ],
  ['category', ['obc', ''], undefined],
  ['bloodGroup', ['C+', ''], undefined],
  ['rte', ['true', 1, null], undefined],
  ['parentsInfo', [undefined, []], 'At least one parent is required.'],
  ['enrollments', [undefined, []], 'Session is required.'],
  ['enrollments', [[{}, {}]], undefined],
];

test.each(FIELDS)('STUDENT-65 CODE-109 CONST-19 %s as %j is refused: %p', async (field, values, message) => {
  const before = await stored();
  for (const value of values) {
    const answer = await send({ [field]: value });
    const problems = (answer.data as unknown as { problems?: { path: string; message: string }[] }).problems ?? [];
    expect([value, ...verdict(answer), problems[0]?.path.split('.').slice(0, 2).join('.')]).toEqual([
      value,
      400,
      109,
      `student.${field}`,
    ]);
    if (message !== undefined)
      expect([value, answer.responseMsg, problems[0]?.message]).toEqual([value, message, message]);
  }
  expect(await stored()).toEqual(before);
});

const PLACE: [string, unknown, string][] = [
  ['sessionId', undefined, 'Session is required.'],
  ['sessionId', null, 'Session is required.'],
  ['classId', undefined, 'Class is required.'],
  ['classId', 0, 'Class is required.'],
  ['sectionId', 0, 'Section is required.'],
];
test.each(PLACE)('STUDENT-65 CODE-109 an enrolment with %s %p is refused', async (field, value, message) => {
  const { sessionId, classId, sectionId } = place;
  const answer = await send({ enrollments: [{ sessionId, classId, sectionId, [field]: value }] });
  expect(answer).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: `student.enrollments.0.${field}`, message }] },
  });
});

const PARENT: [string, unknown[], string][] = [
  ['type', [undefined], 'Relation is required'],
  ['name', [undefined, '', 'A', ' A ', '  '], 'Name must be at least 2 characters long'],
  ['mobileNo', ['5829012345', '98290', '98290123456'], 'Invalid mobile number'],
  ['aadharNo', ['12345', 'x'], AADHAR],
  ['panNo', ['abcpv1234f', 'ABCPV12345', 'ABCP1234F', 'ABCPV1234FF'], 'Invalid PAN number format'],
  ['higherQualification', [long(50)], 'Higher Qualification is too long'],
  ['occupation', [long(50)], 'Occupation is too long'],
];
test.each(PARENT)(
  'STUDENT-65 PARENT-08 PARENT-09 ENUM-28 CODE-109 a parent with %s %j is refused: %s',
  async (field, values, message) => {
    for (const value of values)
      expect(await send({ parentsInfo: [{ ...FATHER, [field]: value }] })).toMatchObject({
        status: 400,
        responseCode: 109,
        data: { problems: [{ path: `student.parentsInfo.0.${field}`, message }] },
      });
  },
);

test('PARENT-08 PARENT-09 a qualification and an occupation of 50 characters are stored', async () => {
  const most = { higherQualification: 'x'.repeat(50), occupation: 'y'.repeat(50) };
  const { data } = await send({ studentName: 'Of Fifty', parentsInfo: [{ ...FATHER, ...most }] });
  expect(data.parentsInfo).toMatchObject([most]);
});

test('STUDENT-65 CODE-144 a student without a mobile number is refused with a code of its own', async () => {
  for (const mobileNo of [undefined, null, ''])
    expect(await send({ mobileNo })).toMatchObject({
      status: 400,
      responseCode: 144,
      data: { problems: [{ path: 'student.mobileNo', message: 'Mobile Number is required.' }] },
    });
});

test('CONST-13 CODE-109 the mobile number of a student and of a parent has exactly 10 digits', async () => {
  const before = await stored();
  const ofParent = (mobileNo: string): Changes => ({ parentsInfo: [{ ...FATHER, mobileNo }] });
  for (const mobileNo of ['982901234', '98290123456'])
    for (const changes of [{ mobileNo }, ofParent(mobileNo)])
      expect([changes, ...verdict(await send(changes))]).toEqual([changes, 400, 109]);
  expect(await stored()).toEqual(before);
  const mobileNo = '9829012345';
  const { data } = await send({ studentName: 'Of ten digits', mobileNo, ...ofParent(mobileNo) });
  expect(data).toMatchObject({ mobileNo, parentsInfo: [{ mobileNo }] });
});

test('STUDENT-65 CONST-13 CODE-109 the contact number of the last school has 10 to 12 digits', async () => {
  const sendContact = (contactNo: string, changes: Changes = {}) =>
    send({ lastSchoolDetails: { contactNo }, ...changes });
  const before = await stored();
  for (const contactNo of ['014123456', '0141234567890', '0141-23456', '014123456a'])
    expect([contactNo, await sendContact(contactNo)]).toMatchObject([
      contactNo,
      {
        status: 400,
        responseCode: 109,
        responseMsg: 'Contact No. must be 10 to 12 digits.',
        data: { problems: [{ path: 'student.lastSchoolDetails.contactNo' }] },
      },
    ]);
  expect(await stored()).toEqual(before);
  for (const contactNo of ['0141234567', '014123456789'])
    expect((await sendContact(contactNo, { studentName: `Of ${contactNo}` })).data.lastSchoolDetails).toMatchObject({
      contactNo,
    });
});

test('B8 CODE-109 no field of the record that is not the form’s is taken, at any depth', async () => {
  const before = await stored();
  for (const name of [
    'studentId',
    'studentCode',
    'life',
    'deleted',
    'disabled',
    'blocked',
    'image',
    'imageId',
    'fatherName',
  ])
    expect([name, ...verdict(await send({ [name]: 1 }))]).toEqual([name, 400, 109]);
  const { sessionId, classId, sectionId } = place;
  for (const name of ['rollNo', 'registrationStatus', 'origin', 'schoolId'])
    expect(verdict(await send({ enrollments: [{ sessionId, classId, sectionId, [name]: 1 }] }))).toEqual([400, 109]);
  for (const name of ['studentId', 'aadharDigest', 'id'])
    expect(verdict(await send({ parentsInfo: [{ ...FATHER, [name]: 1 }] }))).toEqual([400, 109]);
  expect(await stored()).toEqual(before);
});

test('B2 B3 CODE-109 who is registered has no parents yet: an id of one is refused as an unknown one is, whosever it is', async () => {
  const ids = await sql<{ id: number }>('SELECT min(id) AS id FROM student_parents GROUP BY school_id');
  expect(ids.length).toBe(2);
  const before = await stored();
  const sent = async (parentId: number) => withoutHeaders(await send({ parentsInfo: [{ ...FATHER, parentId }] }));
  const unknown = await sent(999_999);
  expect(unknown).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'student.parentsInfo.0.parentId' }] },
  });
  for (const { id } of ids) expect(await sent(id)).toEqual(unknown);
  expect(await stored()).toEqual(before);
});

test('STUDENT-65 a student’s day is India’s: admitted on a day that has begun there and nowhere west of it', async () => {
  await setClock('2026-07-15T19:00:00.000Z');
  token = await tokenOf('admin');
  expect((await send({ admissionDate: '2026-07-16' })).data.admissionDate).toBe('2026-07-16');
  expect(verdict(await send({ studentName: 'Other', admissionDate: '2026-07-17' }))).toEqual([400, 109]);
});
