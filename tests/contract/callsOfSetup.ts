// The calls of signing in, schools, classes and sessions; see calls.test.ts.
import { CLASS, SECTION } from '../support/entities/classes';
import { SCHOOL } from '../support/entities/schools';
import { SESSION } from '../support/entities/sessions';
import { fieldsIn } from '../support/entities/table';
import { FORM, JSON_BODY, type Call } from './call';

const TOKENS = ['accessToken', 'expiresIn', 'refreshToken'];
const USER = [
  'userId',
  'userName',
  'username',
  'name',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'permissions',
  'role',
  'userType',
  'gender',
  'isActive',
  'schoolId',
  'schoolName',
  'schoolLogoUrl',
];
const SCHOOL_FORM = fieldsIn(SCHOOL, 'form');
const SCHOOL_RECORD = fieldsIn(SCHOOL, 'record');
const SESSION_FORM = fieldsIn(SESSION, 'form');
const SESSION_RECORD = fieldsIn(SESSION, 'record');
const CLASS_FORM = fieldsIn(CLASS, 'form');
const CLASS_RECORD = fieldsIn(CLASS, 'record');
const SECTION_FORM = fieldsIn(SECTION, 'form');
const SECTION_RECORD = fieldsIn(SECTION, 'record');

export const SETUP_CALLS: readonly Call[] = [
  {
    id: 'CALL-14',
    method: 'POST',
    path: '/auth/login',
    kind: JSON_BODY,
    body: ['userName', 'password'],
    answer: TOKENS,
  },
  { id: 'CALL-15', method: 'POST', path: '/auth/refreshToken', answer: TOKENS },
  {
    id: 'CALL-16 AUTH-15',
    method: 'POST',
    path: '/auth/forgot-password',
    kind: JSON_BODY,
    body: ['email'],
    answer: null,
  },
  { id: 'CALL-18', method: 'GET', path: '/user/info', answer: USER },
  {
    id: 'CALL-19',
    method: 'POST',
    path: '/user/update-password',
    kind: JSON_BODY,
    body: ['oldPassword', 'newPassword'],
    answer: null,
  },
  { id: 'CALL-20', method: 'GET', path: '/school/all', answer: SCHOOL_RECORD, list: true },
  { id: 'CALL-21 CALL2-10', method: 'GET', path: '/school/active', answer: SCHOOL_RECORD, list: true },
  { id: 'CALL-22', method: 'GET', path: '/school/{id}', answer: SCHOOL_RECORD },
  { id: 'CALL-23 CALL-25', method: 'POST', path: '/school/', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL_RECORD },
  { id: 'CALL-24 CALL-25', method: 'PUT', path: '/school/{id}', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL_RECORD },
  { id: 'CALL-26', method: 'DELETE', path: '/school/{id}', answer: null },
  { id: 'CALL-27 CALL-10', method: 'PUT', path: '/school/{id}/{status}/disable', answer: null },
  { id: 'CALL-28 CALL2-11 CLASS-30', method: 'GET', path: '/class/all/{schoolId}', answer: CLASS_RECORD, list: true },
  { id: 'CALL-29 CLASS-30', method: 'GET', path: '/class/{id}', answer: CLASS_RECORD },
  { id: 'CALL-30 CALL-35', method: 'POST', path: '/class/', kind: JSON_BODY, body: CLASS_FORM, answer: CLASS_RECORD },
  {
    id: 'CALL-31 CALL-35',
    method: 'PUT',
    path: '/class/{id}',
    kind: JSON_BODY,
    body: CLASS_FORM,
    answer: CLASS_RECORD,
  },
  { id: 'CALL-32', method: 'DELETE', path: '/class/{id}', answer: null },
  { id: 'CALL-33 CALL-10', method: 'PUT', path: '/class/{id}/{flag}/disable', answer: null },
  { id: 'CALL-34', method: 'GET', path: '/class/master/{schoolId}', answer: 'string', list: true },
  {
    id: 'CALL-36 CALL-37',
    method: 'POST',
    path: '/section/',
    kind: JSON_BODY,
    body: SECTION_FORM,
    answer: SECTION_RECORD,
  },
  {
    id: 'CALL-36 CALL-37',
    method: 'PUT',
    path: '/section/{id}',
    kind: JSON_BODY,
    body: SECTION_FORM,
    answer: SECTION_RECORD,
  },
  { id: 'CALL-36', method: 'DELETE', path: '/section/{id}', answer: null },
  { id: 'CALL-38 SESSION-56', method: 'GET', path: '/session/all/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-39 CALL2-12', method: 'GET', path: '/session/reports/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-41 SESSION-56', method: 'GET', path: '/session/{id}', answer: SESSION_RECORD },
  { id: 'CALL-42 CALL2-13', method: 'GET', path: '/session/all/active/{schoolId}', answer: SESSION_RECORD, list: true },
  { id: 'CALL-43', method: 'POST', path: '/session/', kind: JSON_BODY, body: SESSION_FORM, answer: SESSION_RECORD },
  { id: 'CALL-44', method: 'PUT', path: '/session/{id}', kind: JSON_BODY, body: SESSION_FORM, answer: SESSION_RECORD },
  { id: 'CALL-45', method: 'DELETE', path: '/session/{id}', answer: null },
  { id: 'CALL-46 CALL-10', method: 'PUT', path: '/session/{id}/{flag}/disable', answer: null },
];
