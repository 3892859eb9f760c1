// Whatever the classes and students are: each student has exactly one outcome, and it is possible.
import fc from 'fast-check';
import {
  countsOf,
  decide,
  isEligible,
  type Candidate,
  type ClassInOrder,
  type Decided,
  type SectionOfClass,
} from '../../../provider/domains/promotion/promotion.rules.ts';

type Verdict = NonNullable<Parameters<typeof decide>[2]>;

const RUNS = 300;
const NAMES = ['A', 'B', 'C', 'Science'];
const STREAMS = ['SCIENCE', 'COMMERCE', 'ARTS'] as const;

interface Drawn {
  sections: { name: string; stream: SectionOfClass['stream'] }[];
  hasStreams: boolean;
  disabled: boolean;
  outside: boolean;
}
const drawnClass: fc.Arbitrary<Drawn> = fc.record({
  sections: fc.uniqueArray(fc.record({ name: fc.constantFrom(...NAMES), stream: fc.constantFrom(...STREAMS) }), {
    maxLength: 4,
    selector: ({ name }) => name,
  }),
  hasStreams: fc.boolean(),
  disabled: fc.boolean(),
  outside: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

/** Ids of sections are those of the class, times 10, and their position. */
const classesOf = (drawn: readonly Drawn[]): ClassInOrder[] =>
  drawn.map(({ sections, hasStreams, disabled, outside }, at) => ({
    id: at + 1,
    name: `Class ${at + 1}`,
    sequence: outside ? null : 2 * at,
    disabled,
    sections: sections.map(({ name, stream }, position) => ({
      id: (at + 1) * 10 + position,
      name,
      nameKey: name.toLowerCase(),
      stream: hasStreams ? stream : null,
    })),
  }));

const drawnStudent = fc.record({
  at: fc.nat(),
  section: fc.option(fc.nat()),
  life: fc.constantFrom<Candidate['life']>('ACTIVE', 'ACTIVE', 'ACTIVE', 'DISABLED', 'STRUCK_OFF', 'TC_ISSUED'),
  result: fc.constantFrom<Verdict['outcome'] | null>(
    'PASS',
    'PASS',
    'FAIL',
    'SUPPLEMENTARY',
    'INCOMPLETE',
    'NOT_JUDGED',
    null,
  ),
  enrolled: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  passedOut: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
  anyway: fc.boolean(),
});
type DrawnStudent = typeof drawnStudent extends fc.Arbitrary<infer T> ? T : never;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

function candidateOf({ at, section, life, enrolled, passedOut }: DrawnStudent, index: number, classes: ClassInOrder[]) {
  const from = pick(classes, at);
  if (!from) throw new Error('There is no class.');
  const candidate: Candidate = {
    studentId: index + 1,
    name: 'Asha',
    code: 1000 + index,
    life,
    classId: from.id,
    sectionId: section === null ? null : (pick(from.sections, section)?.id ?? null),
    leftOn: life === 'TC_ISSUED' || life === 'STRUCK_OFF' ? '2027-03-12' : null,
    enrolled: enrolled ? { classId: from.id, className: from.name, sectionId: null, sectionName: null } : null,
    between: null,
    passedOut,
  };
  return { candidate, from };
}

/** What an outcome requires of the class and section that it names. */
function expectPossible({ candidate, decision }: Decided, classes: readonly ClassInOrder[]): void {
  const from = classes.find(({ id }) => id === candidate.classId);
  const to = classes.find(({ id }) => id === decision.target?.classId);
  const { outcome, target, sectionMissing } = decision;
  if (outcome === 'PROMOTED') {
    expect(to?.sequence).toBeGreaterThan(from?.sequence ?? Infinity);
    expect(to?.disabled).toBe(false);
  }
  if (outcome === 'REPEATS') expect([to, to?.disabled]).toEqual([from, false]);
  if (outcome === 'PASSED_OUT') {
    expect(target).toBeNull();
    expect(classes.some((one) => !one.disabled && (one.sequence ?? -1) > (from?.sequence ?? Infinity))).toBe(false);
  }
  if (outcome === 'NOT_ELIGIBLE' || outcome === 'PASSED_OUT') return;
  const section = to?.sections.find(({ id }) => id === target?.sectionId);
  const before = from?.sections.find(({ id }) => id === candidate.sectionId);
  expect(sectionMissing).toBe(section === undefined && to?.sections.length !== 0);
  expect(target?.sectionId ?? null).toBe(section?.id ?? null);
  if (section && section.stream !== null) expect(section.stream).toBe(before?.stream);
}

test('PROMOTE-12 PROMOTE-14 each generated student has exactly one possible outcome, and the counts add up', () => {
  fc.assert(
    fc.property(
      fc.array(drawnClass, { minLength: 1, maxLength: 6 }),
      fc.array(drawnStudent, { maxLength: 30 }),
      fc.boolean(),
      (drawn, drawnStudents, excludeFailed) => {
        const classes = classesOf(drawn);
        const promoteAnyway = new Set(drawnStudents.flatMap(({ anyway }, index) => (anyway ? [index + 1] : [])));
        const all = drawnStudents.map((one, index): Decided => {
          const { candidate, from } = candidateOf(one, index, classes);
          const verdict = one.result === null ? undefined : { outcome: one.result, subjects: [], missing: [] };
          return { candidate, decision: decide(candidate, from, verdict, { classes, excludeFailed, promoteAnyway }) };
        });
        const { promoted, repeating, passedOut, notEligible } = countsOf(all);
        expect(promoted + repeating + passedOut + notEligible).toBe(all.length);
        expect(all.filter(isEligible)).toHaveLength(promoted + repeating + passedOut);
        for (const one of all) {
          expectPossible(one, classes);
          const { life, enrolled, passedOut: gone } = one.candidate;
          if (life !== 'ACTIVE' || enrolled || gone) expect(isEligible(one)).toBe(false);
        }
      },
    ),
    { numRuns: RUNS },
  );
});
