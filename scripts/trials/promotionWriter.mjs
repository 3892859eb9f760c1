// A writer of promotions: it promotes a class into the upcoming session and undoes it, in turn. The number of the last write is the number
// of promotions and undone promotions; it is negative where only a part of the students is enrolled in the upcoming session.
import { ask, must, newKey } from './ask.mjs';
import { SCHOOL, selectionOf } from './demoSchool.mjs';
import { counting } from './writerKinds.mjs';

const CLASS = '6';
const PATH = '/session/control/promote';
const post = (json) => ({ method: 'POST', json });

export function promotionWriter() {
  let form;
  let promoteAnyway;
  let students;
  const decided = (address, token, showEligibleOnly) =>
    must(address, `${PATH}/eligible`, { token, ...post({ ...form, showEligibleOnly }) });
  const runsOf = (address, token) => must(address, `${PATH}/runs/${SCHOOL}`, { token });
  const undo = (address, token, runId) =>
    ask(address, `${PATH}/runs/${SCHOOL}/${runId}/undo`, { token, key: newKey(), method: 'POST' });

  async function choose(address, token) {
    const { sessionId, upcomingId, classId } = await selectionOf(address, token, CLASS);
    form = { schoolId: SCHOOL, sourceSessionId: sessionId, targetSessionId: upcomingId, classIds: [classId] };
    form.excludeFailed = false;
    const [last] = await runsOf(address, token);
    if (last && !last.undoneAt) await undo(address, token, last.runId);
    const others = await decided(address, token, false);
    promoteAnyway = others.filter(({ promotion }) => promotion.canBePromoted).map(({ studentId }) => studentId);
    students = (await decided(address, token, true)).length + promoteAnyway.length;
    if (students === 0) throw new Error(`No student of class ${CLASS} of the demo can be promoted.`);
  }

  let lastRun;
  return counting({
    name: 'promotion',
    async read(address, token) {
      if (!form) await choose(address, token);
      const runs = await runsOf(address, token);
      lastRun = runs[0]?.runId;
      const enrolled = (await decided(address, token, false)).filter(
        ({ promotion }) => promotion.reason === 'ALREADY_ENROLLED',
      ).length;
      const number = runs.length + runs.filter(({ undoneAt }) => undoneAt !== null).length;
      const promoted = number % 2 === 1 ? students : 0;
      return enrolled === promoted ? number : -1;
    },
    async write(address, token, number) {
      if (number % 2 === 0) return undo(address, token, lastRun);
      const response = await ask(address, PATH, { token, key: newKey(), ...post({ ...form, promoteAnyway }) });
      lastRun = response.data?.runId ?? lastRun;
      return response;
    },
  });
}
