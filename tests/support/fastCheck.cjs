// Values are made up from one seed, so that no landing depends on chance. `npm run trials -- fuzz` makes up others, and more.
const path = require('node:path');

// A name of the package itself would lead back to this file.
const fc = require(path.join(path.dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'));

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_715);
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);
const RUNS = 100;

const assert = (property, { numRuns = RUNS, ...how } = {}) =>
  fc.assert(property, { seed: SEED, ...how, numRuns: numRuns * TIMES });

const made = { ...fc, assert };
module.exports = { ...made, __esModule: true, default: made };
