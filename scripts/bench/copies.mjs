// Subjects, result config and marks limits of one class are copied to the 14 other classes of the demo, each time in a new session.
import { call, launch, signIn } from '../lib/provider.mjs';
import { engines } from './engines.mjs';

/** Other programs may use the machine, so the best round is shown. */
const ROUNDS = 5;
const FIRST_YEAR = 2030;
const SUBJECTS = 10;

export const COPIES = ['copy to 14 classes', 'engine', 'preview, best ms', 'copy, best ms', 'all copies, ms'];

const CONFIG = {
  ...{ termExamNo: 2, termExamName: 'Unit Test', midTerm: true, midTermExamName: 'Half Yearly' },
  ...{ annual: true, annualExamName: 'Annual', supplementary: false, internalAssessment: false },
  ...{ maxGraceMarks: 5, maxGraceSubjectsNo: 2 },
};
const SUBJECT = { type: 'MANDATORY', evaluationMethod: 'MARKS', theory: true, practical: false, viva: false };
const NONE = { practicalMinMarks: 0, practicalMaxMarks: 0, vivaMinMarks: 0, vivaMaxMarks: 0 };
const LIMITS = { theoryMinMarks: 27, theoryMaxMarks: 80, ...NONE };

async function timed(work) {
  const from = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - from) };
}

const sessionOf = (schoolId, year) => ({
  schoolId,
  sessionName: `${year} - ${year + 1}`,
  ...{ startDate: `${year}-04-01`, endDate: `${year + 1}-03-31`, status: 'UPCOMING' },
});

/** The previews and copies of one new session. */
async function round(ask, { schoolId, classes, subjects }, year) {
  const { sessionId } = await ask('POST', '/session', sessionOf(schoolId, year));
  const [{ classId }] = classes;
  const place = { sessionId, classId };
  const copy = async (preview, path) => {
    const found = await timed(() => ask('GET', `${preview}/${sessionId}/${classId}`));
    const chosen = found.value.map((row) => ({ classId: row.classId, fingerprint: row.fingerprint }));
    const stored = await timed(() => ask('PUT', path, { ...place, classes: chosen }));
    if (stored.value.length !== classes.length - 1 || stored.value.some(({ adds }) => adds.length === 0))
      throw new Error(`${path} did not reach every class.`);
    return { preview: found.ms, copy: stored.ms };
  };
  for (const { subjectId } of subjects) await ask('PUT', '/subject', { ...place, subjectId, ...SUBJECT });
  const ofSubjects = await copy('/subject-copy', '/subject-copy');
  await ask('PUT', '/result/config', { ...place, ...CONFIG });
  const ofConfig = await copy('/result/config-copy', '/result/config-copy');
  const details = await ask('GET', `/result/subjects/exams/details/${sessionId}/${classId}`);
  const limits = details.map(({ subjectId, exams }) => ({
    subjectId,
    exams: exams.map(({ examId }) => ({ examId, ...LIMITS })),
  }));
  await ask('PUT', '/result/subjects/exams/marks', limits);
  const ofLimits = await copy('/result/limits-copy', '/result/limits-copy');
  return { [`${SUBJECTS} subjects`]: ofSubjects, 'result config': ofConfig, 'marks limits': ofLimits };
}

async function measureOn(engine, env) {
  const provider = launch(env);
  const { address } = await provider.ready();
  try {
    const token = await signIn(address, 'admin');
    const ask = (method, path, json) => call(address, method, path, { token, ...(json && { json }) });
    const { schoolId } = await ask('GET', '/user/info');
    const classes = (await ask('GET', `/class/all/${schoolId}`)).filter(({ className }) => className !== 'Default');
    const subjects = (await ask('GET', `/subject-master/${schoolId}`)).slice(0, SUBJECTS);
    const rounds = [];
    for (let at = 0; at < ROUNDS; at += 1)
      rounds.push(await round(ask, { schoolId, classes, subjects }, FIRST_YEAR + at));
    return Object.keys(rounds[0]).map((name) => {
      const all = rounds.map((one) => one[name].copy);
      return [name, engine, Math.min(...rounds.map((one) => one[name].preview)), Math.min(...all), all.join(', ')];
    });
  } finally {
    await provider.end();
  }
}

/** @returns {Promise<(string | number)[][]>} rows of COPIES */
export async function measureCopies() {
  const found = [];
  for (const { name, use } of await engines()) found.push(await use((env) => measureOn(name, env)));
  return found.flat();
}
