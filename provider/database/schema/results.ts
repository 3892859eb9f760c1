import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

/** Marks as a text with two decimals; the rules compute with quarter marks. */
const marks = (name: string) => numeric(name, { precision: 6, scale: 2 });

/** The grades of a school, best first by `sequence`. */
export const grades = pgTable(
  'grades',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    sequence: integer('sequence').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** The exams of a class in a session, and the grace it gives. */
export const resultConfigs = pgTable(
  'result_configs',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    termExamNo: integer('term_exam_no').notNull(),
    termExamName: text('term_exam_name'),
    midTerm: boolean('mid_term').notNull(),
    midTermExamName: text('mid_term_exam_name'),
    annual: boolean('annual').notNull(),
    annualExamName: text('annual_exam_name'),
    supplementary: boolean('supplementary').notNull(),
    supplementaryExamName: text('supplementary_exam_name'),
    internalAssessment: boolean('internal_assessment').notNull(),
    internalAssessmentName: text('internal_assessment_name'),
    maxGraceMarks: marks('max_grace_marks').notNull(),
    maxGraceSubjectsNo: integer('max_grace_subjects_no').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.classId] })],
);

/** The exams of a result config; `ordinal` distinguishes term exams and is 1 for all others. */
export const exams = pgTable(
  'exams',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    kind: text('kind', { enum: VALUES.ExamKind }).notNull(),
    ordinal: integer('ordinal').notNull(),
    name: text('name').notNull(),
    lockedMaxMarks: boolean('locked_max_marks').notNull().default(false),
    lockedUploadMarks: boolean('locked_upload_marks').notNull().default(false),
    lockedEditMarks: boolean('locked_edit_marks').notNull().default(false),
    resultDeclarationDate: date('result_declaration_date', { mode: 'string' }),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** The minimum and maximum marks of a subject in an exam; 0 and 0 without a paper. */
export const examLimits = pgTable(
  'exam_limits',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    examId: integer('exam_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    theoryMin: marks('theory_min').notNull(),
    theoryMax: marks('theory_max').notNull(),
    practicalMin: marks('practical_min').notNull(),
    practicalMax: marks('practical_max').notNull(),
    vivaMin: marks('viva_min').notNull(),
    vivaMax: marks('viva_max').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.examId, table.subjectId] })],
);

/** An entry of the marks grid: marks, a grade or a reason; all null where it was emptied. */
export const studentMarks = pgTable(
  'student_marks',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    examId: integer('exam_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    studentId: integer('student_id').notNull(),
    component: text('component', { enum: ['theory', 'practical', 'viva'] }).notNull(),
    marks: marks('marks'),
    gradeId: integer('grade_id'),
    reason: text('reason', { enum: VALUES.NotAppearReason }),
    version: version(),
    modifiedAt: instant('modified_at').notNull(),
    modifiedBy: integer('modified_by'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.examId, table.subjectId, table.studentId, table.component] }),
  ],
);

/** The days of attendance in an exam: those of the school, and those of the student. */
export const examAttendance = pgTable(
  'exam_attendance',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    examId: integer('exam_id').notNull(),
    studentId: integer('student_id').notNull(),
    kind: text('kind', { enum: ['school', 'student'] }).notNull(),
    /** in steps of half a day; null where it was emptied */
    days: numeric('days', { precision: 4, scale: 1 }),
    version: version(),
    modifiedAt: instant('modified_at').notNull(),
    modifiedBy: integer('modified_by'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.examId, table.studentId, table.kind] })],
);

/** A grade that is printed beside marks from this percentage of the maximum marks. */
export interface ScaleGrade {
  name: string;
  fromPercent: number;
}

/** The rules of a school for the results of a session. Percentages are whole numbers. */
export const resultRules = pgTable(
  'result_rules',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    passPercent: integer('pass_percent').notNull(),
    annualPaperPercent: integer('annual_paper_percent').notNull(),
    firstPercent: integer('first_percent').notNull(),
    secondPercent: integer('second_percent').notNull(),
    thirdPercent: integer('third_percent').notNull(),
    distinctionPercent: integer('distinction_percent').notNull(),
    maxSupplementarySubjects: integer('max_supplementary_subjects').notNull(),
    medicalLeavesOut: text('medical_leaves_out', { enum: VALUES.LeftOutExam }).array().notNull(),
    /** the best first; empty: no grades are printed beside the marks */
    gradeScale: jsonb('grade_scale').$type<ScaleGrade[]>().notNull(),
    /** marksheets are rejected before the declaration date of the exam */
    declarationRequired: boolean('declaration_required').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId] })],
);

/** The class teacher's remark on the marksheet of a student; null where it was emptied. */
export const studentRemarks = pgTable(
  'student_remarks',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    remark: text('remark'),
    version: version(),
    modifiedAt: instant('modified_at').notNull(),
    modifiedBy: integer('modified_by'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.studentId] })],
);
