/** File name and sheet of the result register. */
export const registerFileWords = {
  file: 'Result Register',
  component: (subject: string, component: string, max: number) => `${subject} ${component} (${max})`,
  total: (subject: string, max: number) => `${subject} (${max})`,
  grade: (subject: string, component: string | null) =>
    component === null ? `${subject} grade` : `${subject} ${component} grade`,
  footer: 'Page &P of &N',
};
