// jest compiles every module anew for each test file; here a worker compiles it once and runs it in the page of each file.
const vm = require('node:vm');

/** Scripts by the text they were made of. */
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const key = `${filename} ${source}`;
  if (!scripts.has(key)) {
    const head = `(function (${parameters.join(', ')}) {`;
    scripts.set(key, new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }));
  }
  return scripts.get(key);
}

// What jest asks of node:vm, without `import()`: the tests' modules are CommonJS.
vm.compileFunction = (source, parameters, { filename, parsingContext }) =>
  scriptOf(source, parameters, filename).runInContext(parsingContext);
