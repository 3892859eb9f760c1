// The icons' index loads all eight hundred of them into each test file; this loads those that are asked for.
module.exports = new Proxy(
  {},
  { get: (_all, name) => (name === '__esModule' ? true : require(`@ant-design/icons/lib/icons/${name}`).default) },
);
