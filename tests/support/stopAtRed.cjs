/**
 * An environment that leaves the other tests of a file out once one is red, where TEST_STOP_AT_RED asks for it: a trial that
 * makes faults wants to know no more.
 */
module.exports = (Environment) =>
  process.env.TEST_STOP_AT_RED === undefined
    ? Environment
    : class extends Environment {
        #red = false;

        async handleTestEvent(event, state) {
          await super.handleTestEvent?.(event, state);
          if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#red = true;
          else if (event.name === 'test_start' && this.#red) event.test.mode = 'skip';
        }
      };
