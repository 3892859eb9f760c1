// A webpack loader that returns the styles of all antd components that the portal renders. With them in a sheet, antd generates none
// in the browser (`zeroRuntime` of its theme). They contain no colours of a theme: those are CSS variables, which antd still sets.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.join(import.meta.dirname, '../..');

/** Names that are imported from antd and have no styles of their own. */
const WITHOUT_STYLES = ['ConfigProvider', 'theme'];

/** A component whose content antd renders only while it is open: its panel, which antd provides for documentation. */
const panelOf = (component) => component._InternalPanelDoNotUseOrYouWillBeFired;

/**
 * By the name of the import, the elements that together have every style of it: the component first, as the first one that uses
 * a style decides the names in it.
 */
function elementsOf({ createElement: h }, antd) {
  const { App, AutoComplete, Avatar, Button, Checkbox, Drawer, Dropdown, Empty, Form, Input, Menu, Modal } = antd;
  return {
    Alert: [h(antd.Alert, { title: 'x' })],
    App: [h(App), h(panelOf(antd.message)), h(panelOf(antd.notification))],
    AutoComplete: [h(AutoComplete)],
    Avatar: [h(Avatar), h(Avatar.Group)],
    Breadcrumb: [h(antd.Breadcrumb, { items: [{ title: 'x' }] })],
    Button: [h(Button), h(Button, { icon: h('i') })],
    Checkbox: [h(Checkbox), h(Checkbox.Group, { options: ['x'] })],
    Drawer: [h(Drawer), h(panelOf(Drawer))],
    Dropdown: [h(Dropdown, { menu: { items: [] } }, h('i'))],
    Flex: [h(antd.Flex)],
    Form: [h(Form, null, h(Form.Item, { label: 'x', name: 'x' }, h(Input)))],
    Input: [h(Input), h(Input.Password), h(Input.TextArea), h(Input.Search)],
    Menu: [h(Menu, { mode: 'inline', items: [{ key: 'x', label: 'x' }] })],
    Modal: [h(Modal), h(panelOf(Modal), { type: 'confirm' })],
    Progress: [h(antd.Progress)],
    QRCode: [h(antd.QRCode, { value: 'x' })],
    Radio: [h(antd.Radio.Group, { options: ['x'] }), h(antd.Radio.Button)],
    Segmented: [h(antd.Segmented, { options: ['x'] })],
    Select: [h(antd.Select), h(Empty)],
    Skeleton: [h(antd.Skeleton)],
    Space: [h(antd.Space, null, 'x'), h(antd.Space.Compact, null, h(Button))],
    Spin: [h(antd.Spin)],
    Switch: [h(antd.Switch)],
    Tabs: [h(antd.Tabs, { items: [{ key: 'x', label: 'x' }] })],
    Tag: [h(antd.Tag), h(antd.Tag, { color: 'success' }), h(antd.Tag, { color: 'blue' })],
    Tooltip: [h(antd.Tooltip, { title: 'x' }, h('i')), h(panelOf(antd.Tooltip), { title: 'x' })],
    Typography: [h(antd.Typography.Text, null, 'x')],
  };
}

const sources = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

/** The components that the sources import from antd. */
function imported() {
  const found = new Set();
  for (const file of sources(path.join(root, 'src')))
    for (const [, names] of fs.readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'antd'/g))
      for (const name of names.split(',').map((part) => part.trim())) if (/^[A-Z]\w*$/i.test(name)) found.add(name);
  return [...found].filter((name) => !WITHOUT_STYLES.includes(name));
}

/** The sheet; throws for an imported component that `elementsOf` does not name. */
export function antdStyles() {
  const React = require('react');
  const antd = require('antd');
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const { renderToString } = require('react-dom/server');
  const { createElement: h } = React;
  const elements = elementsOf(React, antd);
  const missing = imported().filter((name) => !(name in elements));
  if (missing.length > 0) throw new Error(`scripts/lib/antdStyles.mjs has no styles of ${missing.join(', ')}.`);
  const cache = createCache();
  const page = h(antd.ConfigProvider, { theme: { hashed: false } }, ...Object.values(elements).flat());
  renderToString(h(StyleProvider, { cache }, page));
  return extractStyle(cache, { types: 'style', plain: true });
}

/** @this {import('webpack').LoaderContext<{}>} */
export default function load() {
  // While developing, antd generates the styles, so that a new component needs no build.
  if (this.mode !== 'production') return '';
  this.addDependency(require.resolve('antd/package.json'));
  this.addContextDependency(path.join(root, 'src'));
  return antdStyles();
}
