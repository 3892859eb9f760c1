// Faults of the students' life cycle and roll numbers. Their shape is told in faults.mjs.
/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} */
export const lifeFaults = [
  {
    name: 'a name is struck off twice',
    file: 'provider/domains/students/strikeOffStudent.ts',
    from: "if (type === 'INACTIVE' && life === 'STRUCK_OFF') fail('STUDENT_ALREADY_STRUCK_OFF');",
    to: '',
    tests: 'students/strikeOffStudent',
  },
  {
    name: 'a name is struck off in a session the student is not in',
    file: 'provider/domains/students/strikeOffStudent.ts',
    from: "if (type === 'INACTIVE' && !enrolled) fail('STUDENT_NOT_ENROLLED_IN_SESSION');",
    to: '',
    tests: 'students/strikeOffStudent',
  },
  {
    name: 'the holder of one list’s privilege takes back what the other list holds',
    file: 'provider/domains/students/strikeOffStudent.ts',
    from: "if (!privileges.has(needed)) fail('NO_PRIVILEGES');",
    to: '',
    tests: 'students/strikeOffStudent',
  },
  {
    name: 'a re-admission leaves no entry in the history',
    file: 'provider/domains/students/strikeOffStudent.ts',
    from: 'await addHistory(db,',
    to: "if (type === 'INACTIVE') await addHistory(db,",
    tests: 'students/strikeOffStudent',
  },
  {
    name: 'a blank reason strikes a name off',
    file: 'provider/domains/students/strikeOffStudent.ts',
    from: "const comment = tidy(body.comment) ?? '';",
    to: "const comment = body.comment ?? '';",
    tests: 'students/strikeOffStudent',
  },
  {
    name: 'the TC list holds disabled students too',
    file: 'provider/domains/students/list.rules.ts',
    from: "if (filter.onlyTc) return ['TC_ISSUED'];",
    to: 'if (filter.onlyTc) return [...DISABLED];',
    tests: 'students/listTcStudents|students/listStruckOffStudents',
  },
  {
    name: 'one list’s privilege takes the spreadsheet of all students',
    file: 'provider/domains/students/exportStudents.ts',
    from: "if (!may) fail('NO_PRIVILEGES');",
    to: '',
    tests: 'students/listTcStudents|students/listStruckOffStudents',
  },
  {
    name: 'the history of one student stands with another',
    file: 'provider/domains/students/lifeList.ts',
    from: 'history.filter(({ studentId }) => studentId === row.id)',
    to: 'history',
    tests: 'students/listTcStudents|students/listStruckOffStudents',
  },
  {
    name: 'a number that somebody else gave meanwhile is overwritten',
    file: 'provider/domains/students/sessionDetails.rules.ts',
    from: 'rollNoBefore !== undefined && stored.get(studentId)?.rollNo !== rollNoBefore',
    to: 'false',
    tests: 'students/saveSessionDetails|rules/sessionDetails',
  },
  {
    name: 'a form opened before does not hear of a new section',
    file: 'provider/domains/students/saveSessionDetails.ts',
    from: 'await renew(db, ctx.services.clock, place, placed);',
    to: '',
    tests: 'students/saveSessionDetails',
  },
  {
    name: 'two rows of a file register one student twice',
    file: 'provider/domains/students/importJudge.ts',
    from: '...twinsOf(row),',
    to: '',
    tests: 'students/checkStudentImport',
  },
  {
    name: 'an import stores another number than was confirmed',
    file: 'provider/domains/students/importStudents.ts',
    from: 'if (ready !== confirmed) fail(',
    to: 'if (ready < 0) fail(',
    tests: 'students/importStudents',
  },
  {
    name: 'rows with errors can be registered',
    file: 'src/features/students/import/ImportCheck.tsx',
    from: 'disabled={wrong > 0 || ready === 0}',
    to: 'disabled={ready === 0}',
    tests: 'features/students/import',
  },
  {
    name: 'a lost import is sent again as another one',
    file: 'src/features/students/import/useImport.ts',
    from: 'requestKey.keyOf(undefined, order.students)',
    to: 'requestKey.keyOf(String(Math.random()), order.students)',
    tests: 'features/students/import',
  },
];
