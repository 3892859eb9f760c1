// The results of a large class: totals, passes, grace, divisions and ranks of all students, computed in this process.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, Plain, tool } from '../lib/run.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

const STUDENTS = 500;
const SUBJECTS = 12;
const KINDS = ['TERM', 'TERM', 'TERM', 'MID_TERM', 'ANNUAL', 'INTERNAL_ASSESSMENT'];
const FULL = 400;
const RUNS = 20;
/** Every subject has a theory, every third one also a practical. */
const componentsOf = (subjectId) => (subjectId % 3 === 0 ? ['theory', 'practical'] : ['theory']);

const examined = {
  subjects: Array.from({ length: SUBJECTS }, (_, at) => ({
    subjectId: at + 1,
    type: 'MANDATORY',
    evaluationMethod: 'MARKS',
    stream: null,
  })),
  exams: KINDS.map((kind, at) => ({ examId: at + 1, kind })),
};
const cells = examined.exams.flatMap(({ examId }) =>
  examined.subjects.flatMap(({ subjectId }) =>
    componentsOf(subjectId).map((component) => ({ examId, subjectId, component })),
  ),
);
const papers = cells.map((cell) => ({ ...cell, min: 0, max: FULL }));

/** Most pass, some are absent, some need grace. */
function entryOf(student, cell) {
  const drawn = (student * 7_919 + cell * 104_729) % 1_000;
  return drawn < 5 ? { kind: 'REASON', reason: 'ABSENT' } : { kind: 'MARKS', marks: 100 + (drawn % 300) };
}

const examinees = Array.from({ length: STUDENTS }, (_, student) => ({
  studentId: student + 1,
  sectionId: student % 10,
  subjectIds: examined.subjects.map(({ subjectId }) => subjectId),
  marks: cells.map((cell, at) => ({ ...cell, entry: entryOf(student, at) })),
}));

/** Headings of the table. */
export const RESULTS = ['results of a class', 'students', 'marks', 'first, ms', 'p50 ms', 'longest after it, ms'];

/** The result engine, compiled to JavaScript for this run. */
async function engineIn(folder) {
  const options = ['--noCheck', '--noEmit', 'false', '--rewriteRelativeImportExtensions', '--outDir', folder];
  const { code, output } = await node([tool('typescript/bin/tsc'), '-p', 'common', ...options], { quiet: true });
  if (code !== 0) throw new Plain(`${output}\nThe engine could not be compiled.`);
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return import(pathToFileURL(path.join(folder, 'results/index.js')).href);
}

/** A table row with the first run and the later ones. */
function timed(what, marks, run) {
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  const later = times.slice(1).sort((one, other) => one - other);
  const shown = [times[0], later[Math.floor(later.length / 2)], later.at(-1)].map((ms) => Number(ms.toFixed(1)));
  return [what, STUDENTS, marks, ...shown];
}

/** @returns {Promise<(string | number)[][]>} */
export const measureResults = () =>
  inScratchFolder(async (folder) => {
    const { DEFAULT_SETTINGS, examResults, explainYear, yearResults } = await engineIn(folder);
    const settings = { ...DEFAULT_SETTINGS, maxGraceSubjectsNo: 2, maxGraceMarks: 40 };
    const whole = { ...examined, papers };
    const ofYear = STUDENTS * cells.length;
    return [
      timed(`year: ${KINDS.length} exams, ${SUBJECTS} subjects`, ofYear, () => yearResults(whole, examinees, settings)),
      timed('the same, each step explained', ofYear, () =>
        yearResults(whole, examinees, settings).map((result) => explainYear(result)),
      ),
      timed('one of these exams', ofYear / KINDS.length, () => examResults(whole, 5, examinees, settings)),
    ];
  });
