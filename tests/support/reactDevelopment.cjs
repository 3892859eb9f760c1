// React's development build for the tests of screens. After a step what it posted arrives, as with the production build.
const path = require('node:path');
const React = require(path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react.development.js'));

function act(step) {
  let later = false;
  const finished = React.act(() => {
    const done = step();
    later = typeof done?.then === 'function';
    return done;
  });
  if (later) return finished;
  const environment = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    globalThis.deliver();
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = environment;
  }
  return finished;
}

module.exports = { ...React, act };
