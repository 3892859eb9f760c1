/** File name and failures of the marksheets. */
export const marksheetFileWords = {
  archive: 'studentResults',
  file: 'Marksheets',
  notInClass: 'The student is not in this class',
  noDate: (exam: string) => `${exam} has no result declaration date. Set it in Control Result`,
  tooEarly: (exam: string, day: string) =>
    `The result of ${exam} is declared on ${day}. Marksheets are available from that day`,
  tooMany: (students: string, most: string) =>
    `These are ${students} students. At most ${most} marksheets can be downloaded at once. Choose a section or students`,
};
