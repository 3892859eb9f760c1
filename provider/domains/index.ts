// Every operation's handler by its operationId, and the rules that span domains.
import type { Handlers } from '../contract/handler.ts';
import type { CrossRules } from '../shared/crossRules.ts';
import { getUserInfo } from './auth/getUserInfo.ts';
import { usersOfSchool } from './auth/index.ts';
import { refreshTokens } from './auth/refreshTokens.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { signIn } from './auth/signIn.ts';
import { signOut } from './auth/signOut.ts';
import { updatePassword } from './auth/updatePassword.ts';
import { createClass } from './classes/createClass.ts';
import { createSection } from './classes/createSection.ts';
import { deleteClass } from './classes/deleteClass.ts';
import { deleteSection } from './classes/deleteSection.ts';
import { getClass } from './classes/getClass.ts';
import { classesOfSchool, releaseClassTeacher } from './classes/index.ts';
import { listClasses } from './classes/listClasses.ts';
import { listMasterClasses } from './classes/listMasterClasses.ts';
import { orderClasses } from './classes/orderClasses.ts';
import { setClassStatus } from './classes/setClassStatus.ts';
import { updateClass } from './classes/updateClass.ts';
import { updateSection } from './classes/updateSection.ts';
import { listUserPrivileges } from './privileges/listUserPrivileges.ts';
import { manageUserPrivileges } from './privileges/manageUserPrivileges.ts';
import { createSchool } from './schools/createSchool.ts';
import { deleteSchool } from './schools/deleteSchool.ts';
import { getSchool } from './schools/getSchool.ts';
import { listActiveSchools } from './schools/listActiveSchools.ts';
import { listSchools } from './schools/listSchools.ts';
import { setSchoolStatus } from './schools/setSchoolStatus.ts';
import { updateSchool } from './schools/updateSchool.ts';
import { createSession } from './sessions/createSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';
import { getSession } from './sessions/getSession.ts';
import { sessionsOfSchool } from './sessions/index.ts';
import { listActiveSessions } from './sessions/listActiveSessions.ts';
import { listReportSessions } from './sessions/listReportSessions.ts';
import { listSessions } from './sessions/listSessions.ts';
import { setSessionStatus } from './sessions/setSessionStatus.ts';
import { updateSession } from './sessions/updateSession.ts';
import { deleteStudent } from './students/deleteStudent.ts';
import { exportStudents } from './students/exportStudents.ts';
import { getStudent } from './students/getStudent.ts';
import {
  keepSessionWithStudents,
  studentsOfClass,
  studentsOfSchool,
  studentsOfSection,
  studentsOfSession,
} from './students/index.ts';
import { listAllStudents } from './students/listAllStudents.ts';
import { listStudents } from './students/listStudents.ts';
import { registerStudent } from './students/registerStudent.ts';
import { revealStudent } from './students/revealStudent.ts';
import { setStudentStatus } from './students/setStudentStatus.ts';
import { updateStudent } from './students/updateStudent.ts';
import { createTeacher } from './teachers/createTeacher.ts';
import { deleteTeacher } from './teachers/deleteTeacher.ts';
import { getTeacher } from './teachers/getTeacher.ts';
import { listActiveTeachers } from './teachers/listActiveTeachers.ts';
import { listTeachers } from './teachers/listTeachers.ts';
import { setTeacherStatus } from './teachers/setTeacherStatus.ts';
import { updateTeacher } from './teachers/updateTeacher.ts';

export const handlers: Handlers = {
  signIn,
  refreshTokens,
  signOut,
  requestPasswordReset,
  getUserInfo,
  updatePassword,
  listSchools,
  listActiveSchools,
  getSchool,
  createSchool,
  updateSchool,
  deleteSchool,
  setSchoolStatus,
  listSessions,
  listReportSessions,
  listActiveSessions,
  getSession,
  createSession,
  updateSession,
  deleteSession,
  setSessionStatus,
  listClasses,
  listMasterClasses,
  getClass,
  createClass,
  updateClass,
  deleteClass,
  setClassStatus,
  orderClasses,
  createSection,
  updateSection,
  deleteSection,
  listStudents,
  listAllStudents,
  exportStudents,
  registerStudent,
  getStudent,
  updateStudent,
  deleteStudent,
  setStudentStatus,
  revealStudent,
  listTeachers,
  listActiveTeachers,
  getTeacher,
  createTeacher,
  updateTeacher,
  deleteTeacher,
  setTeacherStatus,
  listUserPrivileges,
  manageUserPrivileges,
};

export const crossRules: CrossRules = {
  schoolInUse: [usersOfSchool, sessionsOfSchool, classesOfSchool, studentsOfSchool],
  sessionActivates: [],
  sessionCompletes: [],
  sessionInUse: [studentsOfSession],
  sessionIsDeleted: [],
  sessionChangesSchool: [keepSessionWithStudents],
  sessionCopies: [],
  classInUse: [studentsOfClass],
  sectionInUse: [studentsOfSection],
  teacherIsDeleted: [releaseClassTeacher],
};
