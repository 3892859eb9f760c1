// Rows of many schools, inserted by a few large SQL statements.

const FIRST_NAMES =
  'Aarav Vivaan Aditya Arjun Rohan Kartik Dhruv Yash Harsh Mohit Nikhil Pranav Rahul Sahil Tanmay Ayaan Gaurav Ishaan Aanya Diya Asha Kavya Riya Saanvi Ananya Priya Pooja Nisha Muskan Khushi Tanvi Ishita Bhavna Divya Garima Harshita Jyoti Laxmi Mahima Zoya'.split(
    ' ',
  );
const SURNAMES =
  'Sharma Verma Gupta Meena Choudhary Saini Kumawat Jangid Rathore Shekhawat Gurjar Yadav Agarwal Jain Khan Qureshi Singh Bairwa Prajapat Soni Mathur Bishnoi Joshi Kaur Bhatt Dave Trivedi Nair Reddy Patel'.split(
    ' ',
  );
const FATHERS =
  'Ramesh Suresh Mahesh Rajesh Mukesh Dinesh Naresh Kailash Omprakash Vinod Ashok Gopal Hemant Irfan Jagdish Kamal Lokesh Manoj Nitin Pawan'.split(
    ' ',
  );
const MOTHERS =
  'Sunita Anita Kavita Savita Babita Rekha Geeta Seema Meena Pushpa Kiran Lata Nirmala Usha Vimla Yashoda'.split(' ');
const NAME = 'Bench School';
const TABLES = ['students', 'student_parents', 'enrolments', 'student_words', 'enrolment_counts'];

const oneOf = (list, at) => `(ARRAY['${list.join("','")}'])[1 + (${at}) % ${list.length}]`;
/** From 50,000 on with a letter, because names and dates of birth repeat. */
const names = `${oneOf(FIRST_NAMES, 'i * 7 + i / 40')} || ' ' || ${oneOf(SURNAMES, 'i * 13 + i / 30')}
  || CASE WHEN i < 50000 THEN '' ELSE ' ' || chr(65 + i / 50000) END`;
/** Another ten digits for each number. */
const mobile = (number) => `'9' || lpad(((${number})::bigint * 7919317 % 1000000000)::text, 9, '0')`;

/** Set-up of a school: sessions, classes Nursery to 12, two sections each. */
const setUp = (schools) => `
  INSERT INTO schools (name, name_key, address, created_at)
    SELECT '${NAME} ' || g, '${NAME.toLowerCase()} ' || g, 'Jaipur', now() FROM generate_series(1, ${schools}) g;
  CREATE TEMP TABLE bench_schools AS SELECT id, row_number() OVER (ORDER BY id) AS place FROM schools WHERE name LIKE '${NAME} %';
  INSERT INTO sessions (school_id, name, name_key, start_date, end_date, status, created_at)
    SELECT id, '2026 - 2027', '2026 - 2027', '2026-04-01', '2027-03-31', 'ACTIVE', now() FROM bench_schools;
  INSERT INTO classes (school_id, name, name_key, sequence, created_at)
    SELECT id, g::text, g::text, g, now() FROM bench_schools, generate_series(1, 15) g;
  INSERT INTO sections (school_id, class_id, name, name_key, created_at)
    SELECT school_id, id, s, lower(s), now() FROM classes, unnest(ARRAY['A', 'B']) s
    WHERE school_id IN (SELECT id FROM bench_schools);`;

const people = (each, large) => `
  INSERT INTO students (school_id, code, sr_no, name, name_key, father_name, father_key, gender, date_of_birth, admission_date,
                        mobile_no, address, district, block, pin_code, created_at, modified_at)
    SELECT id, 999 + i, i::text, n, lower(n), father, lower(father), 'FEMALE',
           '2012-01-01'::date + i % 3000, '2024-04-01', ${mobile('i')}, 'Station Road', 'Jaipur', 'Sanganer', '302001', now(), now()
    FROM bench_schools, LATERAL (
      SELECT i, ${names} AS n FROM generate_series(1, coalesce((ARRAY[${large}])[place], ${each})) i) one,
      LATERAL (SELECT ${oneOf(FATHERS, 'i * 11 + i / 50')} || ' ' || split_part(n, ' ', 2) AS father) parent;
  INSERT INTO student_parents (school_id, student_id, type, name, name_key, mobile_no)
    SELECT s.school_id, s.id, 'FATHER', father_name, father_key, ${mobile('s.code + 5000000')}
    FROM students s JOIN bench_schools b ON b.id = s.school_id
    UNION ALL SELECT s.school_id, s.id, 'MOTHER', mother, lower(mother), NULL
    FROM students s JOIN bench_schools b ON b.id = s.school_id,
      LATERAL (SELECT ${oneOf(MOTHERS, 's.code * 17 + s.code / 60')} || ' ' || split_part(s.name, ' ', 2) AS mother) parent;
  ANALYZE student_parents;
  INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, roll_no, registration_status, origin, life, name_key, created_at)
    SELECT s.school_id, e.id, s.id, c.id, x.id, s.code, 'COMPLETE', 'ADMISSION', 'ACTIVE', s.name_key, now()
    FROM students s JOIN bench_schools b ON b.id = s.school_id
    JOIN sessions e ON e.school_id = s.school_id
    JOIN classes c ON c.school_id = s.school_id AND c.sequence = 1 + s.code % 15
    JOIN sections x ON x.school_id = s.school_id AND x.class_id = c.id AND x.name = (ARRAY['A', 'B'])[1 + s.code / 15 % 2];
  INSERT INTO counters SELECT school_id, kind, max(code) + 1 FROM students, unnest(ARRAY['STUDENT_CODE', 'STUDENT_SR_NO']) kind
    WHERE school_id IN (SELECT id FROM bench_schools) GROUP BY 1, 2
    ON CONFLICT (school_id, kind) DO UPDATE SET next_number = excluded.next_number;
  INSERT INTO student_words SELECT school_id, id, words_of(s) FROM students s
    WHERE school_id IN (SELECT id FROM bench_schools);
  INSERT INTO enrolment_counts SELECT school_id, session_id, class_id, coalesce(section_id, 0), life, registration_status, count(*)
    FROM enrolments WHERE school_id IN (SELECT id FROM bench_schools) GROUP BY 1, 2, 3, 4, 5, 6;`;

/**
 * Creates `schools` schools of `each` students; the first ones have the numbers of students in `large`. Without `statistics` the
 * statistics of the planner are not renewed.
 * @param client as the owner of the database
 * @returns {Promise<{ schoolId: number, sessionId: number }[]>} the large ones first
 */
export async function fillStudents(client, { schools, each, large, statistics = true }) {
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} SET (autovacuum_enabled = ${statistics})`);
  await client.query(setUp(schools));
  // Does the work of triggers and indexes for all rows at once.
  const { rows } = await client.query(`SELECT indexdef FROM pg_indexes WHERE indexname = 'student_words_parts'`);
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await client.query('DROP INDEX student_words_parts');
  await client.query(people(each, large));
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
  await client.query("SET maintenance_work_mem = '512MB'");
  await client.query(rows[0].indexdef);
  for (const table of [...TABLES, 'schools', 'sessions', 'classes', 'sections'])
    if (statistics) await client.query(`VACUUM ANALYZE ${table}`);
  // Otherwise the server writes these rows to the disk while it is measured.
  await client.query('CHECKPOINT');
  const made = await client.query(`SELECT b.id AS "schoolId", s.id AS "sessionId" FROM bench_schools b
    JOIN sessions s ON s.school_id = b.id ORDER BY b.place`);
  return made.rows;
}

/** Runs `work` with a connection to a PostgreSQL server. */
export async function onServer(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same on a PostgreSQL server. */
export const addStudentRows = (url, options) => onServer(url, (client) => fillStudents(client, options));
