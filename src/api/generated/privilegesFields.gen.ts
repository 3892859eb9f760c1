// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ManagePrivilegesRequest: {
    assignedPrivileges: {
      title: 'Assigned privileges',
      required: true,
      type: 'array',
      maxItems: 1000,
    },
    previousPrivileges: {
      title: 'Previous privileges',
      required: false,
      type: 'array',
      maxItems: 1000,
    },
  },
} as const;
