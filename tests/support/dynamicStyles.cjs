// antd and its icons write into a style element of the page, which jsdom reads again at each change; nothing here looks at it.
const element = { setAttribute: () => undefined };
module.exports = { __esModule: true, updateCSS: () => element, injectCSS: () => element, removeCSS: () => undefined };
