import { mayBeStored } from './attempt';
import type { ApiFailure } from './base-query/failure';
import { classesGenerated } from './generated/classes.gen';
import type { Class } from './generated/schemas.gen';

const LIST = { type: 'Class', id: 'LIST' } as const;
const one = (classId: number) => ({ type: 'Class', id: classId }) as const;
const listed = (classes: Class[] | undefined) => [LIST, ...(classes ?? []).map(({ classId }) => one(classId))];
const ifStored = (_answer: unknown, failure: ApiFailure | undefined) => (mayBeStored(failure) ? [LIST] : []);

/** Sorts classes by a new order; classes outside of it stay last, in their order. */
function reorder(classes: Class[], classIds: readonly number[]): void {
  const indexOf = ({ classId, sequence }: Class) => (sequence === null ? classes.length : classIds.indexOf(classId));
  classes.sort((a, b) => indexOf(a) - indexOf(b));
}

// The list of classes contains the sections, so a changed section changes the list.
export const classesApi = classesGenerated.enhanceEndpoints({
  endpoints: {
    listClasses: { providesTags: listed },
    getClass: { providesTags: (_class, _failure, { id }) => [one(id)] },
    createClass: { invalidatesTags: ifStored },
    // Also after a failure: another user may have added one of them.
    createClasses: { invalidatesTags: [LIST] },
    // Also after a failure: another user may have changed it.
    updateClass: { invalidatesTags: (_class, _failure, { id }) => [LIST, one(id)] },
    deleteClass: { invalidatesTags: [LIST] },
    setClassStatus: { invalidatesTags: (_done, _failure, { id }) => [LIST, one(id)] },
    orderClasses: {
      invalidatesTags: [LIST],
      // Shows the new order at once and restores the old one after a failure.
      onQueryStarted: async ({ schoolId, classOrder }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          classesGenerated.util.updateQueryData('listClasses', { schoolId }, (classes) =>
            reorder(classes, classOrder.classIds),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    },
    createSection: { invalidatesTags: ifStored },
    updateSection: { invalidatesTags: [LIST] },
    deleteSection: { invalidatesTags: [LIST] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as CLASS_FIELDS } from './generated/classesFields.gen';
export const {
  useListClassesQuery,
  useGetClassQuery,
  useListMasterClassesQuery,
  useCreateClassMutation,
  useCreateClassesMutation,
  useUpdateClassMutation,
  useDeleteClassMutation,
  useSetClassStatusMutation,
  useOrderClassesMutation,
  useCreateSectionMutation,
  useUpdateSectionMutation,
  useDeleteSectionMutation,
} = classesApi;
export type { Class, ClassesForm, ClassForm, Section, SectionForm, Stream } from './generated/schemas.gen';
