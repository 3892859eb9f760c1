// The files of one project are run together: a worker that takes screens and calls in turn keeps in memory what both
// need. Within a project jest's own order holds.
const { default: Sequencer } = require('@jest/test-sequencer');

class ByProject extends Sequencer {
  sort(tests) {
    const project = ({ context }) => context.config.displayName?.name ?? '';
    return [...super.sort(tests)].sort((one, other) => project(one).localeCompare(project(other)));
  }
}

module.exports = ByProject;
