import { sql, type SQL } from 'drizzle-orm';
import { present } from '../../../../common/present.ts';
import { ofClasses } from '../kit/ofClasses.ts';
import type { ReportColumn, ReportShape } from '../kit/report.ts';
import type { SchoolReport, SchoolRequest } from './schoolReport.ts';

const count = (key: string, title: string): ReportColumn => ({
  key,
  title,
  kind: 'number',
  width: 10,
  weight: 7,
  sum: true,
});

const SHAPE: ReportShape = {
  columns: [
    { key: 'className', title: 'Class', kind: 'text', orderBy: 'classOrder', width: 10, weight: 9 },
    { key: 'sectionName', title: 'Section', kind: 'text', width: 11, weight: 9 },
    count('students', 'Students'),
    count('boys', 'Boys'),
    count('girls', 'Girls'),
    count('others', 'Other'),
    count('general', 'General'),
    count('obc', 'OBC'),
    count('sc', 'SC'),
    count('st', 'ST'),
    count('ebc', 'EBC'),
    count('exServiceman', 'Ex-Service'),
    count('noCategory', 'No Category'),
    count('rte', 'RTE'),
    count('newStudents', 'New'),
  ],
  subject: 'class',
};

const counted = (condition: SQL): SQL => sql`(count(*) FILTER (WHERE ${condition}))::integer`;

const query = ({ schoolId, sessionId, classIds }: SchoolRequest): SQL => sql`
  SELECT c.id AS "classId", c.name AS "className", c.sequence AS "classOrder", p.name AS "sectionName",
         count(*)::integer AS students,
         ${counted(sql`s.gender = 'MALE'`)} AS boys,
         ${counted(sql`s.gender = 'FEMALE'`)} AS girls,
         ${counted(sql`s.gender = 'OTHER'`)} AS others,
         ${counted(sql`s.category = 'GENERAL'`)} AS general,
         ${counted(sql`s.category = 'OBC'`)} AS obc,
         ${counted(sql`s.category = 'SC'`)} AS sc,
         ${counted(sql`s.category = 'ST'`)} AS st,
         ${counted(sql`s.category = 'EBC'`)} AS ebc,
         ${counted(sql`s.category = 'EX SERVICEMAN'`)} AS "exServiceman",
         ${counted(sql`s.category IS NULL`)} AS "noCategory",
         ${counted(sql`e.rte`)} AS rte,
         ${counted(sql`e.new_admission`)} AS "newStudents",
         (coalesce(c.sequence, 32767), c.id, coalesce(p.name_key, '')) AS "order"
    FROM enrolments e
    JOIN students s ON s.school_id = e.school_id AND s.id = e.student_id
    JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
    LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
   WHERE e.school_id = ${schoolId}::integer AND e.session_id = ${present(sessionId, 'session')}::integer
     AND e.life = 'ACTIVE' AND ${ofClasses(sql`e.class_id`, classIds)}
   GROUP BY c.id, c.name, c.sequence, p.name, p.name_key`;

/** The active students of each section by gender, category and seat; students without a section are a row of their class. */
export const classRegister: SchoolReport = {
  name: 'Class Register',
  layout: 'landscape',
  privilege: 'LIST_STUDENT',
  takes: { sessionId: true, classIds: false },
  shape: () => SHAPE,
  query,
  filters: () => [],
};
