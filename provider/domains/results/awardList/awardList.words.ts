/** File name and failures of the award lists. */
export const awardListFileWords = {
  file: 'Award List',
  nobodyTakes: 'No student takes the chosen subjects',
  tooManyRows: (rows: string, most: string) =>
    `These are ${rows} rows. An award list can have at most ${most}. Choose fewer subjects`,
};
