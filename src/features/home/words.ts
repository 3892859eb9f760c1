import { defineWords } from '@/shared/words';

export const homeWords = defineWords({
  dashboard: 'Dashboard',
  shortcuts: 'Your screens',
  welcome: (name: string) => `Welcome, ${name}!`,
  somebody: 'User',
  allSchools: 'You look after every school of the portal.',
  profile: 'Profile',
  account: 'Account',
  fullName: 'Full Name',
  gender: 'Gender',
  userName: 'Username',
  email: 'Email',
  notSpecified: 'Not specified',
  changePassword: 'Change Password',
  noProfile: 'No profile data available',
  profileFailed: 'Failed to load profile data',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm New Password',
  currentRequired: 'Current Password is required',
  passwordRule:
    'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
  mismatch: 'New passwords do not match',
  passwordChanged: 'Password changed successfully! Redirecting to profile...',
  passwordFailed: 'Failed to change password',
  cancel: 'Cancel',
});
