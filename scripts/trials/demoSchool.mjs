// What the writers need of the demo school, read through the API.
import { must } from './ask.mjs';

export const SCHOOL = 1;

/** The ids of the active and the upcoming session, and of a class and its section A. */
export async function selectionOf(address, token, className) {
  const sessions = await must(address, `/session/all/${SCHOOL}`, { token });
  const classes = await must(address, `/class/all/${SCHOOL}`, { token });
  const { classId, sections } = classes.find((one) => one.className === className);
  const idOf = (wanted) => sessions.find(({ status }) => status === wanted).sessionId;
  return {
    sessionId: idOf('ACTIVE'),
    upcomingId: idOf('UPCOMING'),
    classId,
    sectionId: sections.find(({ sectionName }) => sectionName === 'A').sectionId,
  };
}
