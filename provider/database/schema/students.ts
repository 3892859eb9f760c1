import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

const LIVES = ['ACTIVE', 'DISABLED', 'STRUCK_OFF', 'TC_ISSUED', 'DELETED'] as const;

export const students = pgTable(
  'students',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** taken from the school's counter, never changed */
    code: integer('code').notNull(),
    /** number in the admission register, never reused */
    srNo: text('sr_no').notNull(),
    /** the same in lower case, for lookups */
    srNoKey: text('sr_no_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(sr_no)`),
    life: text('life', { enum: LIVES }).notNull().default('ACTIVE'),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    /** names of the parents FATHER and MOTHER; blank without one */
    fatherName: text('father_name').notNull().default(''),
    fatherKey: text('father_key').notNull().default(''),
    motherName: text('mother_name').notNull().default(''),
    gender: text('gender', { enum: VALUES.Gender }).notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    admissionDate: date('admission_date', { mode: 'string' }).notNull(),
    mobileNo: text('mobile_no').notNull(),
    aadhar: text('aadhar'),
    aadharDigest: text('aadhar_digest'),
    aadharLast4: text('aadhar_last4'),
    janAadharNo: text('jan_aadhar_no'),
    nicNo: text('nic_no'),
    religion: text('religion'),
    caste: text('caste'),
    category: text('category', { enum: VALUES.Category }),
    bloodGroup: text('blood_group', { enum: VALUES.BloodGroup }),
    bplCardNo: text('bpl_card_no'),
    ewsCardNo: text('ews_card_no'),
    rte: boolean('rte').notNull().default(false),
    address: text('address').notNull(),
    district: text('district').notNull(),
    block: text('block').notNull(),
    municipalBoard: text('municipal_board'),
    municipalWard: text('municipal_ward'),
    pinCode: text('pin_code').notNull(),
    guardianAddress: text('guardian_address'),
    lastSchoolName: text('last_school_name'),
    lastSchoolClass: text('last_school_class'),
    lastSchoolMarks: text('last_school_marks'),
    lastSchoolAttendance: text('last_school_attendance'),
    lastSchoolResult: text('last_school_result', { enum: VALUES.LastSchoolResult }),
    lastSchoolContact: text('last_school_contact'),
    imageId: integer('image_id'),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

export const studentParents = pgTable(
  'student_parents',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    type: text('type', { enum: VALUES.ParentType }).notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    aadhar: text('aadhar'),
    aadharDigest: text('aadhar_digest'),
    aadharLast4: text('aadhar_last4'),
    pan: text('pan'),
    panDigest: text('pan_digest'),
    panLast4: text('pan_last4'),
    mobileNo: text('mobile_no'),
    taxPayer: boolean('tax_payer').notNull().default(false),
    higherQualification: text('higher_qualification'),
    occupation: text('occupation'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

export const studentSiblings = pgTable(
  'student_siblings',
  {
    schoolId: integer('school_id').notNull(),
    studentId: integer('student_id').notNull(),
    siblingId: integer('sibling_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.studentId, table.siblingId] })],
);

/** Notes on the departure and re-admission of students; rows are added, never changed. */
export const studentHistory = pgTable(
  'student_history',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    studentId: integer('student_id').notNull(),
    sessionId: integer('session_id').notNull(),
    type: text('type', { enum: VALUES.HistoryType }).notNull(),
    /** blank without a comment */
    comment: text('comment').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** A student in one session; triggers copy `life` and `nameKey` from the student. */
export const enrolments = pgTable(
  'enrolments',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    classId: integer('class_id').notNull(),
    sectionId: integer('section_id'),
    rollNo: integer('roll_no'),
    registrationStatus: text('registration_status', { enum: VALUES.RegistrationStatus }).notNull(),
    origin: text('origin', { enum: ['ADMISSION', 'TRANSFER', 'PROMOTION', 'READMISSION'] }).notNull(),
    life: text('life', { enum: LIVES }).notNull(),
    nameKey: text('name_key').notNull(),
    /** 0 active, 1 inactive, 2 deleted; computed by the database */
    lifeOrder: smallint('life_order').notNull().generatedAlwaysAs(0),
    /** decided at enrolment (common/newAdmission.ts): the default of the admission fee */
    newAdmission: boolean('new_admission').notNull(),
    /** a free seat; copied from the student by trigger until the session is completed */
    rte: boolean('rte').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.studentId] })],
);

/** Number of enrolments of each kind; updated by triggers. */
export const enrolmentCounts = pgTable(
  'enrolment_counts',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    /** 0 without a section */
    sectionId: integer('section_id').notNull(),
    life: text('life', { enum: LIVES }).notNull(),
    registrationStatus: text('registration_status', { enum: VALUES.RegistrationStatus }).notNull(),
    students: integer('students').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.schoolId, table.sessionId, table.classId, table.sectionId, table.life, table.registrationStatus],
    }),
  ],
);

/** The search words of a student; the application reads them only through find_students(). */
export const studentWords = pgTable(
  'student_words',
  {
    schoolId: integer('school_id').notNull(),
    studentId: integer('student_id').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.studentId] })],
);
