// React's production build for the tests of screens, with the `act` that only its development build brings.
const path = require('node:path');
const React = require(path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react.production.js'));

const isThenable = (value) => value !== null && typeof value === 'object' && typeof value.then === 'function';

/** Runs a step and lets React finish what it caused. */
function act(step) {
  const { flushSync } = require('react-dom');
  const finish = () => {
    flushSync(() => {});
    globalThis.deliver();
  };
  let result;
  flushSync(() => {
    result = step();
  });
  finish();
  if (!isThenable(result)) return { then: (resolve) => resolve(result) };
  const finished = async () => {
    const value = await result;
    for (let round = 0; round < 3; round += 1) {
      await null;
      finish();
    }
    return value;
  };
  const promise = finished();
  return { then: (resolve, reject) => promise.then(resolve, reject) };
}

module.exports = { ...React, act };
