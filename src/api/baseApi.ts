/** The API of the portal; the generated files inject their endpoints. */
import { createApi } from '@reduxjs/toolkit/query/react';
import { createApiBaseQuery } from './base-query/apiBaseQuery';
import { binaryOperations, multipartOperations, publicOperations } from './generated/kinds.gen';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: createApiBaseQuery({
    multipartOperations,
    binaryOperations,
    publicOperations,
    refreshTokenOperations: new Set(['refreshTokens', 'signOut']),
  }),
  tagTypes: [
    'User',
    'School',
    'Session',
    'Class',
    'Subject',
    'Fee',
    'Teacher',
    'Student',
    'StudentFee',
    'Receipt',
    'Certificate',
    'ExamLimits',
    'StudentMarks',
    'StudentRemarks',
    'ResultConfig',
    'Exam',
    'Grade',
    'ResultRules',
    'Promotion',
  ],
  endpoints: () => ({}),
});
