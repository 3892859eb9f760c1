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
import { createSchool } from './schools/createSchool.ts';
import { deleteSchool } from './schools/deleteSchool.ts';
import { getSchool } from './schools/getSchool.ts';
import { listActiveSchools } from './schools/listActiveSchools.ts';
import { listSchools } from './schools/listSchools.ts';
import { setSchoolStatus } from './schools/setSchoolStatus.ts';
import { updateSchool } from './schools/updateSchool.ts';

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
};

export const crossRules: CrossRules = {
  schoolInUse: [usersOfSchool],
};
