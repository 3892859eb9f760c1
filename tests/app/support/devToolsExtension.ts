/** Replaces the browser's Redux DevTools and keeps what a developer would see there. Import it before the store. */
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

interface Options {
  actionSanitizer: (action: UnknownAction, id: number) => UnknownAction;
  stateSanitizer: (state: unknown, index: number) => unknown;
}

export const seen: { actions: UnknownAction[]; states: unknown[]; rawStates: unknown[] } = {
  actions: [],
  states: [],
  rawStates: [],
};

const recorder =
  ({ actionSanitizer, stateSanitizer }: Options): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action);
      seen.actions.push(actionSanitizer(action, seen.actions.length));
      seen.states.push(stateSanitizer(store.getState(), seen.states.length));
      seen.rawStates.push(store.getState());
      return result;
    };
    return { ...store, dispatch };
  };

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Options) =>
    (...enhancers: StoreEnhancer[]) =>
      // Right to left, as redux composes; redux itself must not be loaded before this file has run.
      [...enhancers, recorder(options)].reduceRight<StoreEnhancer>(
        (inner, enhancer) => (createStore) => enhancer(inner(createStore)),
        (createStore) => createStore,
      ),
});
