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

/** Every field of the records that the second document names, written out here apart from the fields that other tests use. */
test.each([
  [
    'ENUM-01',
    'Student',
    'studentId studentCode studentName fatherName motherName gender studentSrNo admissionDate dateOfBirth address1 district block ' +
      'municipalBoard municipalWard pinCode mobileNo aadharNo janAadharNo nicNo religion caste category bloodGroup bplCardNo ' +
      'ewsCardNo guardianAddress rte image deleted disabled blocked schoolId enrollments parentsInfo siblingInfo lastSchoolDetails',
  ],
  ['ENUM-02', 'Enrollment', 'sessionId classId sectionId rollNo className sectionName registrationStatus'],
  ['ENUM-03', 'LastSchoolDetails', 'name className marks attendance result contactNo'],
  ['ENUM-04', 'Parent', 'type name aadharNo panNo mobileNo taxPayer higherQualification occupation'],
  ['ENUM-05', 'Sibling', 'siblingStudentId studentId siblingName siblingCode schoolId schoolName classId className'],
  ['ENUM-07', 'StudentLife', 'studentDetail history'],
  ['ENUM-07', 'HistoryEntry', 'comment type createdAt'],
  ['ENUM-21', 'SubjectLimits', 'subjectId subjectName theory practical viva evaluationMethod type exams'],
  [
    'ENUM-21',
    'ExamLimits',
    'examId theoryMinMarks theoryMaxMarks practicalMinMarks practicalMaxMarks vivaMinMarks vivaMaxMarks lockedMaxMarks lockedEditMarks',
  ],
  [
    'ENUM-19',
    'ResultConfig',
    'classId sessionId termExamNo termExamName midTerm midTermExamName annual annualExamName supplementary ' +
      'supplementaryExamName internalAssessment internalAssessmentName maxGraceMarks maxGraceSubjectsNo',
  ],
  ['ENUM-20', 'Exam', 'examId examName lockedEditMarks lockedMaxMarks lockedUploadMarks resultDeclarationDate'],
  ['ENUM-22', 'Grade', 'gradeId name'],
  ['ENUM-09', 'StudentPage', 'content totalElements totalPages size number'],
  ['ENUM-09', 'StudentLifePage', 'content totalElements totalPages size number'],
])('%s every %s comes with all its fields', (_id, name, fields) => {
  expect(fieldsOf(entity(name))).toEqual(expect.arrayContaining(fields.split(' ')));
  expect(entity(name).required).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('ENUM-07 who left is with the student as lists show one, and entries of the history', () => {
  const { properties } = entity('StudentLife');
  expect(resolve<Schema>(properties?.['studentDetail'])).toEqual(entity('StudentRow'));
  expect(resolve<Schema>(properties?.['history']?.items)).toEqual(entity('HistoryEntry'));
});

test('ENUM-01 ENUM-04 ENUM-02 the parts of a student are those records, and a student in a list has some of the fields of a whole one', () => {
  const { properties } = entity('Student');
  for (const [field, name] of [
    ['enrollments', 'Enrollment'],
    ['parentsInfo', 'Parent'],
    ['siblingInfo', 'Sibling'],
  ] as const)
    expect(resolve<Schema>(properties?.[field]?.items)).toEqual(entity(name));
  expect(resolve<Schema>(properties?.['lastSchoolDetails'])).toEqual(entity('LastSchoolDetails'));
  for (const [field, schema] of Object.entries(entity('StudentRow').properties ?? {}))
    expect([field, schema]).toEqual([field, properties?.[field]]);
});

const fieldOf = (name: string, field: string) => {
  const own = entity(name).properties?.[field] ?? {};
  return { ...resolve<Schema>(own), ...own };
};
test.each<[string, string, string, unknown[]]>([
  ['ENUM-26', 'Enrollment', 'registrationStatus', ['PENDING', 'COMPLETE']],
  ['ENUM-27', 'LastSchoolForm', 'result', ['Pass', 'Fail', 'Pursuing', null]],
  ['ENUM-28', 'ParentForm', 'type', ['FATHER', 'MOTHER', 'GUARDIAN']],
  ['ENUM-29 CONST-21', 'StrikeOffForm', 'type', ['ACTIVE', 'INACTIVE']],
  ['ENUM-32 CONST-19', 'StudentForm', 'gender', ['MALE', 'FEMALE', 'OTHER']],
  ['ENUM-33 SUBJECT-31 CONST-23', 'ClassSubjectForm', 'type', ['MANDATORY', 'OPTIONAL']],
  ['ENUM-33 SUBJECT-31 CONST-24', 'ClassSubjectForm', 'evaluationMethod', ['MARKS', 'GRADE']],
  ['ENUM-34', 'StudentForm', 'bloodGroup', ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', null]],
  ['ENUM-30', 'ReceiptForm', 'paymentMode', ['CASH', 'CHEQUE', 'ONLINE']],
  ['ENUM-30', 'ReceiptForm', 'receiptType', ['FEE', 'TC', 'OTHER', 'READMISSION']],
  ['ENUM-30', 'Receipt', 'status', ['PENDING', 'CONFIRMED', 'CANCELLED']],
  ['ENUM-12 ENUM-31', 'ReportRequest', 'fileFormat', ['EXCEL', 'PDF']],
  ['ENUM-31', 'ReceiptExportForm', 'fileFormat', ['EXCEL', 'PDF']],
  ['ENUM-35', 'StudentForm', 'category', ['GENERAL', 'OBC', 'SC', 'ST', 'EBC', 'EX SERVICEMAN', null]],
])('%s %s.%s is one of %j', (_id, name, field, values) => {
  expect(fieldOf(name, field)['enum']).toEqual(values);
});

test.each([
  ['ENUM-01', 'Student', ['rte', 'deleted', 'disabled', 'blocked']],
  ['ENUM-01', 'StudentForm', ['rte']],
  ['ENUM-04', 'Parent', ['taxPayer']],
  ['ENUM-04', 'ParentForm', ['taxPayer']],
  ['ENUM-20', 'Exam', ['lockedEditMarks', 'lockedMaxMarks', 'lockedUploadMarks']],
  ['ENUM-21', 'SubjectLimits', ['theory', 'practical', 'viva']],
])('%s of %s these are true or false: %j', (_id, name, fields) => {
  expect(fields.map((field) => fieldOf(name, field)['type'])).toEqual(fields.map(() => 'boolean'));
});

test('ENUM-20 the declaration date of an exam is a date or null', () => {
  expect(fieldOf('Exam', 'resultDeclarationDate')).toMatchObject({ type: ['string', 'null'], format: 'date' });
});

test('ENUM-38 the reason of an entry without marks is one of these', () => {
  expect(entity('NotAppearReason')).toMatchObject({ enum: ['MEDICAL', 'ABSENT', 'LEAVE'] });
});

test('ENUM-30 RECEIPT-35 the payment mode of a form is CASH by default', () => {
  expect(fieldOf('ReceiptForm', 'paymentMode')['default']).toBe('CASH');
});

test.each([
  [
    'ENUM-36',
    'higherQualification',
    'ILLITERATE,PRIMARY,UPPER PRIMARY,SECONDARY,HIGHER SECONDARY,GRADUATE,POST GRADUATE',
  ],
  [
    'ENUM-37',
    'occupation',
    'GOVT CENTRAL,GOVT STATE,GOVT TEACHER,OWN BUSINESS,DEFENCE,DOCTOR,ENGINEER,CA,PRIVATE,LABOURER,AGRICULTURE,UNEMPLOYED',
  ],
])('%s a parent’s %s is chosen from these', (_id, field, choices) => {
  expect(fieldOf('ParentForm', field)['x-choices']).toEqual(choices.split(','));
});

test('ENUM-01 Jan Aadhaar takes ten digits at most and the NIC number ten letters and digits', () => {
  const takes = (field: string, text: string) =>
    new RegExp(String(fieldOf('StudentForm', field)['pattern']), 'u').test(text);
  expect(['', '1234567890', '12345678901', '12a'].map((text) => takes('janAadharNo', text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['', 'NIC1234567', 'NIC12345678', 'a-b'].map((text) => takes('nicNo', text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
