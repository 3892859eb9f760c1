import { cacheResponse } from './cacheResponse';
import { privilegesGenerated } from './generated/privileges.gen';

export const privilegesApi = privilegesGenerated.enhanceEndpoints({
  endpoints: {
    manageUserPrivileges: cacheResponse(
      privilegesGenerated.endpoints.listUserPrivileges,
      ({ userId }: { userId: number }) => ({ userId }),
    ),
  },
});

export const { useListUserPrivilegesQuery, useManageUserPrivilegesMutation } = privilegesApi;
export type { UserPrivilege } from './generated/schemas.gen';
