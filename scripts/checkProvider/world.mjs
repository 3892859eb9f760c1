// What the steps created so far. Reading a record that no step could create ends the step that needs it.

/** A step cannot run; the message is the reason. */
export class NotPrepared extends Error {}

/** @returns {Record<string, any>} an object whose unset properties throw NotPrepared */
export const createWorld = (values = {}) =>
  new Proxy(values, {
    get(target, name) {
      if (typeof name === 'symbol') return undefined;
      if (!(name in target)) throw new NotPrepared(`it needs “${name}”, which an earlier step did not create`);
      return target[name];
    },
  });
