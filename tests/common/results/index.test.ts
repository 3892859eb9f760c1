import fc from 'fast-check';
import {
  examResults,
  explainExam,
  explainYear,
  yearResults,
  type ExamResult,
  type YearResult,
} from '../../../common/results';
import { anySchool, anySettings, type Drawn } from './drawn';
import { only, SETTINGS, TERM } from './school';

const LADDER = ['FAIL', 'SUPPLEMENTARY', 'PASS SUPPLEMENTARY', 'PASS GRACE', 'PASS MARKS'];
const DIVISIONS = [undefined, 'THIRD', 'SECOND', 'FIRST'];
/** Whole classes: each run judges many students. */
const FEW = { numRuns: 40 };
const heightOf = ({ outcome, passedBy }: YearResult) => LADDER.indexOf([outcome, passedBy].filter(Boolean).join(' '));
const divisionOf = ({ division }: YearResult | ExamResult) => DIVISIONS.indexOf(division?.division);

/** The same students, the first one's mark at a place raised by some quarter marks, as far as the limits go. */
function raisedIn({ examined, examinees }: Drawn, place: number, by: number): Drawn {
  const [first, ...others] = examinees;
  if (!first) throw new Error('Nobody was drawn.');
  const marks = first.marks.map((mark, at) => {
    if (at !== place % first.marks.length || mark.entry.kind !== 'MARKS') return mark;
    const limits = examined.papers.find(
      ({ examId, subjectId, component }) =>
        examId === mark.examId && subjectId === mark.subjectId && component === mark.component,
    );
    const entry = { ...mark.entry, marks: Math.min(limits?.max ?? 0, mark.entry.marks + by) };
    return { ...mark, entry };
  });
  return { examined, examinees: [{ ...first, marks }, ...others] };
}

test('a mark that is raised never worsens the result of the year', () => {
  fc.assert(
    fc.property(anySchool(3), anySettings, fc.nat(40), fc.integer({ min: 1, max: 20 }), (drawn, settings, at, by) => {
      const raised = raisedIn(drawn, at, by);
      const [before] = yearResults(drawn.examined, drawn.examinees, settings);
      const [after] = yearResults(raised.examined, raised.examinees, settings);
      if (!before || !after) throw new Error('A result is missing.');
      expect([heightOf(before), heightOf(after)].every((height) => height >= 0)).toBe(true);
      expect(heightOf(after)).toBeGreaterThanOrEqual(heightOf(before));
      expect(divisionOf(after)).toBeGreaterThanOrEqual(divisionOf(before));
      expect(after.marks).toBeGreaterThanOrEqual(before.marks);
    }),
    { numRuns: 150 },
  );
});

test('a mark that is raised never worsens the result of an exam', () => {
  fc.assert(
    fc.property(anySchool(3), fc.nat(40), fc.integer({ min: 1, max: 20 }), (drawn, at, by) => {
      const raised = raisedIn(drawn, at, by);
      const [before] = examResults(drawn.examined, TERM.examId, drawn.examinees, SETTINGS);
      const [after] = examResults(raised.examined, TERM.examId, raised.examinees, SETTINGS);
      if (!before || !after) throw new Error('A result is missing.');
      if (before.outcome === 'PASS') expect(after.outcome).toBe('PASS');
      expect(divisionOf(after)).toBeGreaterThanOrEqual(divisionOf(before));
      if (before.rank) expect(after.rank?.rank).toBeLessThanOrEqual(before.rank.rank);
    }),
  );
});

test('the order of the students, of their marks and of the limits never matters', () => {
  const byStudent = <T extends { studentId: number }>(results: T[]) =>
    [...results].sort((one, other) => one.studentId - other.studentId);
  fc.assert(
    fc.property(anySchool(6), anySettings, ({ examined, examinees }, settings) => {
      const turned = [...examinees].reverse().map((each) => ({ ...each, marks: [...each.marks].reverse() }));
      const limits = { ...examined, papers: [...examined.papers].reverse() };
      expect(byStudent(yearResults(limits, turned, settings))).toEqual(yearResults(examined, examinees, settings));
      expect(byStudent(examResults(limits, TERM.examId, turned, settings))).toEqual(
        examResults(examined, TERM.examId, examinees, settings),
      );
    }),
    FEW,
  );
});

test('grace only lets students pass: total, division and order of those who pass without it stay', () => {
  fc.assert(
    fc.property(anySchool(8), anySettings, ({ examined, examinees }, settings) => {
      const without = yearResults(examined, examinees, { ...settings, maxGraceSubjectsNo: 0 });
      const results = yearResults(examined, examinees, settings);
      for (const [at, result] of results.entries()) {
        const plain = without[at];
        if (!plain) throw new Error('A result is missing.');
        expect([result.marks, result.roundedTotal, result.percentage]).toEqual([
          plain.marks,
          plain.roundedTotal,
          plain.percentage,
        ]);
        if (plain.rank) expect(result.division).toEqual(plain.division);
        if (result.passedBy !== 'GRACE') expect(result.outcome).toBe(plain.outcome);
      }
      const ordered = results.flatMap(({ rank }, at) => {
        const plain = without[at]?.rank;
        return rank && plain ? [{ rank: rank.rank, plain: plain.rank, section: examinees[at]?.sectionId }] : [];
      });
      for (const one of ordered)
        for (const other of ordered)
          if (one.section === other.section)
            expect(Math.sign(one.rank - other.rank)).toBe(Math.sign(one.plain - other.plain));
    }),
    FEW,
  );
});

test('sums are exact: the steps add up to subjects and total, and both to what was entered', () => {
  fc.assert(
    fc.property(anySchool(3), anySettings, ({ examined, examinees }, settings) => {
      for (const [at, result] of yearResults(examined, examinees, settings).entries()) {
        const papers = explainYear(result).flatMap((step) => (step.step === 'PAPER' ? [step] : []));
        const entered = (examinees[at]?.marks ?? []).filter(({ examId }) => examId !== 5);
        const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
        const marks = entered.map(({ entry }) => (entry.kind === 'MARKS' ? entry.marks : 0));
        const ill = (mark: (typeof entered)[number]) => mark.entry.kind === 'REASON' && mark.entry.reason === 'MEDICAL';
        const full = entered.filter((mark) => !ill(mark)).map((mark) => maxOf(examined, mark));
        expect(sum(papers.map((paper) => paper.marks))).toBe(sum(marks));
        expect(sum(papers.map((paper) => paper.full))).toBe(sum(full));
        expect([result.marks, result.full]).toEqual([sum(marks), sum(full)]);
        for (const { subjectId, marks: reached } of result.subjects)
          expect(sum(papers.filter((paper) => paper.subjectId === subjectId).map((paper) => paper.marks))).toBe(
            reached,
          );
        expect([0, 1, 2, 3]).toContain(result.roundedTotal - result.marks);
      }
    }),
    FEW,
  );
});

const maxOf = (
  { papers }: Drawn['examined'],
  { examId, subjectId, component }: Drawn['examinees'][number]['marks'][number],
) =>
  only(papers.filter((each) => each.examId === examId && each.subjectId === subjectId && each.component === component))
    .max;

test('a rank is 1 and the number of better ones in the section, by exact fractions, among those who passed', () => {
  fc.assert(
    fc.property(anySchool(8), anySettings, ({ examined, examinees }, settings) => {
      for (const results of [
        yearResults(examined, examinees, settings),
        examResults(examined, TERM.examId, examinees, settings),
      ]) {
        const ranked = results.filter(({ rank }) => rank !== null);
        for (const { sectionId, roundedTotal, full, rank } of ranked) {
          const section = ranked.filter((other) => other.sectionId === sectionId);
          const better = section.filter(
            (other) => BigInt(other.roundedTotal) * BigInt(full) > BigInt(roundedTotal) * BigInt(other.full),
          );
          expect(rank).toEqual({ rank: better.length + 1, of: section.length });
        }
        for (const { rank, outcome } of results) if (rank) expect(outcome).toBe('PASS');
      }
    }),
    FEW,
  );
});

test('each division is that of the exact fraction, and the steps end as the result does', () => {
  fc.assert(
    fc.property(anySchool(3), anySettings, ({ examined, examinees }, settings) => {
      for (const result of yearResults(examined, examinees, settings)) {
        const { roundedTotal, full, rank, outcome, passedBy, division } = result;
        const reaches = (percent: number) => BigInt(roundedTotal) * 100n >= BigInt(full) * BigInt(percent);
        const height = [36, 48, 60].filter(reaches).length;
        expect(divisionOf(result)).toBe(rank ? height : 0);
        const steps = explainYear(result);
        expect(steps).toContainEqual({ step: 'OUTCOME', outcome, passedBy });
        if (rank) expect(steps.slice(-2)).toMatchObject([{ division: division?.division ?? null }, rank]);
      }
      for (const result of examResults(examined, TERM.examId, examinees, settings)) {
        const last = explainExam(result).find(({ step }) => step === 'OUTCOME');
        expect(last).toMatchObject({ outcome: result.outcome });
      }
    }),
    FEW,
  );
});
