// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ManagePrivilegesRequest: {
    assignedPrivileges: {
      title: 'Assigned privileges',
      required: true,
      type: 'array',
    },
    previousPrivileges: {
      title: 'Previous privileges',
      required: false,
      type: 'array',
    },
  },
} as const;
