// Node as it is, for tests that need no page.
require('./compileOnce.cjs');
module.exports = require('./stopAtRed.cjs')(require('jest-environment-node').TestEnvironment);
