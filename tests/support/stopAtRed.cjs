/** Whether a test of this process has failed. */
let red = false;

/**
 * An environment that skips all tests after the first failed one where TEST_STOP_AT_RED is set: a trial that runs tests against
 * mutants needs no more. jest's own `--bail` writes no report.
 */
module.exports = (Environment) =>
  process.env.TEST_STOP_AT_RED === undefined
    ? Environment
    : class extends Environment {
        async handleTestEvent(event, state) {
          await super.handleTestEvent?.(event, state);
          if (event.name === 'test_fn_failure' || event.name === 'hook_failure') red = true;
          else if (event.name === 'test_start' && red) event.test.mode = 'skip';
        }
      };
