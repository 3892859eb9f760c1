// antd's components without their style sheets, which no test under jsdom looks at: nothing is worked out, written or hashed.
const noClasses = () => ['', ''];
module.exports = new Proxy({}, { get: (_all, name) => (name === '__esModule' ? true : noClasses) });
