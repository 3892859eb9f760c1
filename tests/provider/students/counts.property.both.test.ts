// However students come, move, rest and go: what is counted is what is there, and lists say that number.
import fc from 'fast-check';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { SECOND } from '../support/schools';
import {
  formAt,
  formOf,
  getStudent,
  list,
  listAll,
  placeOf,
  register,
  remove,
  setDisabled,
  update,
  type Place,
} from '../support/students';

const RUNS = 30;

let token: string;
let places: Place[];
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin2');
  const at = { schoolId: SECOND };
  places = [
    await placeOf('5', at),
    await placeOf('5', { ...at, section: 'B' }),
    await placeOf('6', at),
    await placeOf('5', { ...at, status: 'UPCOMING' }),
  ];
});

const COUNTED = 'school_id, session_id, class_id, section_id, life, registration_status, students';
const ACTUAL = `SELECT school_id, session_id, class_id, coalesce(section_id, 0), life, registration_status, count(*)::integer
  FROM enrolments GROUP BY 1, 2, 3, 4, 5, 6`;
const KEPT = `SELECT ${COUNTED} FROM enrolment_counts WHERE students <> 0`;
const differences = () => sql(`(${KEPT} EXCEPT ${ACTUAL}) UNION ALL (${ACTUAL} EXCEPT ${KEPT})`);

type Step = { kind: 'register' | 'move' | 'disable' | 'enable' | 'delete' | 'rename'; whom: number; where: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('register', 'register', 'move', 'move', 'disable', 'enable', 'delete', 'rename'),
  whom: fc.nat(7),
  where: fc.nat(3),
});

test('STUDENT-15 whatever order they come in, every count is that of the rows, and each list says it', async () => {
  const alive: number[] = [];
  let made = 0;
  const runStep = async ({ kind, whom, where }: Step): Promise<void> => {
    const place = places[where] as Place;
    if (kind === 'register' || alive.length === 0) {
      made += 1;
      const { data } = await register(token, formAt(place, { studentName: `Pupil ${made}` }));
      alive.push(data.studentId);
      return;
    }
    const id = alive[whom % alive.length] as number;
    if (kind === 'disable' || kind === 'enable') await setDisabled(token, id, kind === 'disable');
    else if (kind === 'delete') await remove(token, alive.splice(whom % alive.length, 1)[0] as number);
    else {
      const { data } = await getStudent(token, id);
      const to = { sessionId: place.sessionId, classId: place.classId, sectionId: place.sectionId };
      made += 1;
      const changes = kind === 'move' ? { enrollments: [to] } : { studentName: `Renamed ${made}` };
      await update(token, id, formOf(data, changes));
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), fc.boolean(), async (steps, atOnce) => {
      if (atOnce) await Promise.all(steps.map(runStep));
      else for (const one of steps) await runStep(one);
      expect(await differences()).toEqual([]);
      const { sessionId, classId, sectionId } = places[made % places.length] as Place;
      for (const filter of [
        { sessionId },
        { sessionId, classId },
        { sessionId, classId, sectionId, includeDisabled: true },
      ]) {
        const all = await listAll(token, { schoolId: SECOND, ...filter });
        const { totalElements } = (await list(token, { schoolId: SECOND, ...filter })).data;
        expect(totalElements).toBe(all.data.length);
      }
    }),
    { numRuns: RUNS },
  );
  expect(made).toBeGreaterThan(RUNS);
  const follows = await sql(`SELECT 1 FROM enrolments e JOIN students t ON t.id = e.student_id
    WHERE t.life <> e.life OR t.name_key <> e.name_key`);
  expect(follows).toEqual([]);
});
