/** The address of every screen, written once. */
export const paths = {
  login: '/auth/login',
  dashboard: '/dashboard',
  profile: '/profile',
  changePassword: '/profile/change-password',
  schools: '/schools',
  addSchool: '/schools/add',
  editSchool: '/schools/edit',
  viewSchool: '/schools/view',
  sessions: '/sessions',
  classes: '/classes',
  teachers: '/teachers/list',
  registerTeacher: '/teachers/register',
  editTeacher: '/teachers/edit',
  teacherPermissions: '/teachers/permission',
} as const;
