import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserPrivileges: build.query<ListUserPrivilegesApiResponse, ListUserPrivilegesApiArg>({
      query: (queryArg) => ({
        url: `/privilege/user/${encodeURIComponent(String(queryArg.userId))}/all`,
      }),
    }),
    manageUserPrivileges: build.mutation<ManageUserPrivilegesApiResponse, ManageUserPrivilegesApiArg>({
      query: (queryArg) => ({
        url: `/privilege/manage/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PUT',
        body: queryArg.managePrivilegesRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as privilegesGenerated };
export type ListUserPrivilegesApiResponse = /** status 200 Success */ UserPrivilege[];
export type ListUserPrivilegesApiArg = {
  userId: number;
};
export type ManageUserPrivilegesApiResponse = /** status 200 Success */ UserPrivilege[];
export type ManageUserPrivilegesApiArg = {
  userId: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  managePrivilegesRequest: ManagePrivilegesRequest;
};
export type UserPrivilege = {
  privilegeId: number;
  privilegeName: string;
  selected: boolean;
  childPrivileges: UserPrivilege[];
};
export type Id = number;
export type ManagePrivilegesRequest = {
  /** The ids of all privileges the user is to hold, no other */
  assignedPrivileges: Id[];
  /** The ids the user had when the tree was loaded. If another user has changed them since, the write answers 205 instead of overwriting. */
  previousPrivileges?: Id[];
};
