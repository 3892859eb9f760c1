// The files of one project are run together: a worker that alternates between screens and calls keeps in memory what both
// need. The longest files of a project are first, so that no worker is left alone with one at the end; otherwise jest's order.
const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST = /contract[\\/](fuzzBodies|twins|accessMatrix)\.test|faults[\\/](stopped|killedPromotion)\./;

class ByProject extends Sequencer {
  sort(tests) {
    const project = ({ context }) => context.config.displayName?.name ?? '';
    const isShort = ({ path }) => (LONGEST.test(path) ? 0 : 1);
    return [...super.sort(tests)].sort(
      (one, other) => project(one).localeCompare(project(other)) || isShort(one) - isShort(other),
    );
  }
}

module.exports = ByProject;
