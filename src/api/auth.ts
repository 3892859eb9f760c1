import { authGenerated } from './generated/auth.gen';

/** User info is requested at most once in ten minutes (AUTH-24). */
export const USER_INFO_SECONDS = 600;

export const authApi = authGenerated.enhanceEndpoints({
  endpoints: {
    getUserInfo: { providesTags: ['User'], keepUnusedDataFor: USER_INFO_SECONDS },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as AUTH_FIELDS } from './generated/authFields.gen';
export const { useGetUserInfoQuery, useUpdatePasswordMutation } = authApi;
export type { UserInfo } from './generated/schemas.gen';
