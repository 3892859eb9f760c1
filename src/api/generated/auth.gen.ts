import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/login`,
        method: 'POST',
        body: queryArg.signInRequest,
      }),
    }),
    refreshTokens: build.mutation<RefreshTokensApiResponse, RefreshTokensApiArg>({
      query: () => ({ url: `/auth/refreshToken`, method: 'POST' }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/logout`, method: 'POST' }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/auth/forgot-password`,
        method: 'POST',
        body: queryArg.forgotPasswordRequest,
      }),
    }),
    getUserInfo: build.query<GetUserInfoApiResponse, GetUserInfoApiArg>({
      query: () => ({ url: `/user/info` }),
    }),
    updatePassword: build.mutation<UpdatePasswordApiResponse, UpdatePasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/update-password`,
        method: 'POST',
        body: queryArg.updatePasswordRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authGenerated };
export type SignInApiResponse = /** status 200 Success */ Tokens;
export type SignInApiArg = {
  signInRequest: SignInRequest;
};
export type RefreshTokensApiResponse = /** status 200 Success */ Tokens;
export type RefreshTokensApiArg = void;
export type SignOutApiResponse = /** status 200 Success */ null;
export type SignOutApiArg = void;
export type RequestPasswordResetApiResponse = /** status 200 Success */ null;
export type RequestPasswordResetApiArg = {
  forgotPasswordRequest: ForgotPasswordRequest;
};
export type GetUserInfoApiResponse = /** status 200 Success */ UserInfo;
export type GetUserInfoApiArg = void;
export type UpdatePasswordApiResponse = /** status 200 Success */ null;
export type UpdatePasswordApiArg = {
  updatePasswordRequest: UpdatePasswordRequest;
};
export type Tokens = {
  accessToken: string;
  refreshToken: string;
  /** Seconds until the access token expires */
  expiresIn: number;
};
export type SignInRequest = {
  userName: string;
  password: string;
};
export type ForgotPasswordRequest = {
  email: string;
};
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type UserInfo = {
  userId: number;
  userName: string;
  username?: string;
  name?: string | null;
  fullName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  permissions?: string[];
  /** SUPER_ADMIN for a platform user; other values are carried as text */
  role: string;
  userType?: string;
  gender?: Gender | null;
  isActive: boolean;
  schoolId?: number | null;
  schoolName?: string | null;
  schoolLogoUrl?: string | null;
};
export type NewPassword = string;
export type UpdatePasswordRequest = {
  oldPassword: string;
  newPassword: NewPassword;
};
