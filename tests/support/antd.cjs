// antd's index loads all of its parts into each test file; this loads those that are asked for.
/** QRCode is in qr-code, DatePicker in date-picker. */
const folderOf = (name) => name.replace(/(?<=[a-z])[A-Z]|(?<!^)[A-Z](?=[a-z])/g, '-$&').toLowerCase();
module.exports = new Proxy(
  {},
  { get: (_all, name) => (name === '__esModule' ? true : require(`antd/lib/${folderOf(name)}`).default) },
);
