// jest compiles every module again for each test file; here a worker compiles it once and runs it in the page of each file.
const vm = require('node:vm');

/** The script of each file, and the text it was made of: screens and the provider compile some files differently. */
const scripts = new Map();

function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

// What jest asks of node:vm, without `import()`: the tests' modules are CommonJS.
vm.compileFunction = (source, parameters, { filename, parsingContext }) =>
  scriptOf(source, parameters, filename).runInContext(parsingContext);
