// What a session needs before it becomes ACTIVE.
import { giveFees } from './fees';
import { FIRST } from './schools';
import { giveSubjects } from './subjects';

/** Everything but fees. */
export async function giveLessons(sessionId: number, schoolId = FIRST): Promise<void> {
  await giveSubjects(sessionId, schoolId);
}

export async function makeReady(sessionId: number, schoolId = FIRST): Promise<void> {
  await giveLessons(sessionId, schoolId);
  await giveFees(sessionId, schoolId);
}
