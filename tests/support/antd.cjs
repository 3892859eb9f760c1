// antd's index loads all of its parts into each test file; this loads those that are asked for.
const folderOf = (name) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
module.exports = new Proxy(
  {},
  { get: (_all, name) => (name === '__esModule' ? true : require(`antd/lib/${folderOf(name)}`).default) },
);
