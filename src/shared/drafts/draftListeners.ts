import type { ListenerMiddlewareInstance, TypedStartListening, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import type { AccessState } from '../access';
import { draftsDropped } from './draftsSlice';
import { deleteStoredDrafts } from './storedDrafts';

/** Only a deliberate sign-out deletes the drafts of its user. */
export function startDraftListeners(listeners: ListenerMiddlewareInstance): void {
  const listen = listeners.startListening as TypedStartListening<
    AccessState,
    ThunkDispatch<AccessState, unknown, UnknownAction>
  >;
  listen({
    actionCreator: signedOut,
    effect: ({ payload }, api) => {
      const owner = api.getOriginalState().auth.user?.userId;
      if (payload.reason !== 'asked' || owner === undefined) return;
      api.dispatch(draftsDropped({ owner }));
      // Where the database is denied there are no drafts.
      deleteStoredDrafts(owner).catch(() => undefined);
    },
  });
}
