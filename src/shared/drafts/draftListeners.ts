import type { ListenerMiddlewareInstance, TypedStartListening, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import type { AccessState } from '../access';
import { deleteStoredDrafts } from './storedDrafts';

/** Only a deliberate sign-out deletes the stored drafts of the user. */
export function startDraftListeners(listeners: ListenerMiddlewareInstance): void {
  const listen = listeners.startListening as TypedStartListening<
    AccessState,
    ThunkDispatch<AccessState, unknown, UnknownAction>
  >;
  listen({
    actionCreator: signedOut,
    effect: ({ payload }, api) => {
      const owner = api.getOriginalState().auth.user?.userId;
      // Where the database is denied there are no drafts.
      if (payload.reason === 'asked' && owner !== undefined) deleteStoredDrafts(owner).catch(() => undefined);
    },
  });
}
