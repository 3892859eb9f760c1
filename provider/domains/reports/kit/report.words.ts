// Texts of all reports.
export const reportWords = {
  session: 'Session',
  classes: 'Classes',
  classCount: (count: number) => `${count} classes`,
  footer: 'Page &P of &N',
  total: 'Total',
  toFillIn: (title: string) => `${title} (to fill in)`,
  importedFrom: 'Imported from',
  yes: 'Yes',
  no: 'No',
  tooMany: (rows: string, most: string) =>
    `The report has ${rows} rows. A file can have at most ${most}. Choose fewer classes.`,
};
