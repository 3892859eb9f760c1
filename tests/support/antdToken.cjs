// antd's sizes and colours, worked out once for a test file where the components would ask for them at each drawing.
const { defaultTheme } = require('antd/lib/theme/context');
const seed = require('antd/lib/theme/themes/seed').default;
const formatToken = require('antd/lib/theme/util/alias').default;

let token;
const useToken = () => {
  token ??= formatToken({ ...defaultTheme.getDerivativeToken(seed), override: {} });
  return [defaultTheme, token, '', token, { prefix: 'ant', key: 'css-var-root' }, true];
};
module.exports = { __esModule: true, default: useToken, unitless: {}, ignore: {} };
