import { privilegesGenerated } from './generated/privileges.gen';

const of = (userId: number) => ({ type: 'Privileges', id: userId }) as const;

export const privilegesApi = privilegesGenerated.enhanceEndpoints({
  endpoints: {
    listUserPrivileges: { providesTags: (_tree, _failure, { userId }) => [of(userId)] },
    manageUserPrivileges: { invalidatesTags: (_tree, failure, { userId }) => (failure ? [] : [of(userId)]) },
  },
});

export const { useListUserPrivilegesQuery, useManageUserPrivilegesMutation } = privilegesApi;
export type { UserPrivilege } from './generated/schemas.gen';
