// jest keeps the running test in an AsyncLocalStorage, for which Node calls hooks at every promise and every timer. Tests of a
// worker run one after another: a variable holds the same for less.
const hooks = require('node:async_hooks');

hooks.AsyncLocalStorage = class {
  #store;

  getStore() {
    return this.#store;
  }

  run(store, work) {
    const before = this.#store;
    const back = () => {
      this.#store = before;
    };
    this.#store = store;
    let done;
    try {
      done = work();
    } catch (error) {
      back();
      throw error;
    }
    if (typeof done?.then === 'function') return done.finally(back);
    back();
    return done;
  }
};
