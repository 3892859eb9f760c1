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
} as const;
