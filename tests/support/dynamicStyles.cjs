// antd writes its variables into a style element of the page, which jsdom reads anew at each change; nothing here looks at them.
const element = { setAttribute: () => undefined };
module.exports = { __esModule: true, updateCSS: () => element, injectCSS: () => element, removeCSS: () => undefined };
