/** `npm run trials -- browser` asks for every round and every case; `npm test` takes the number that finds the same faults. */
const all = process.env['PORTAL_BROWSER_FULL'] === '1';

export const rounds = (few: number, full: number): number => (all ? full : few);

/** The cases of `npm test`, or all of them. */
export const casesOf = <Case>(cases: readonly Case[], inTest: (one: Case, index: number) => boolean): Case[] =>
  cases.filter((one, index) => all || inTest(one, index));
