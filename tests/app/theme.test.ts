import fs from 'node:fs';
import { theme } from 'antd';
import { palettes, themeVariables, type Palette, type ThemeMode } from '@/app/palette';
import { applyTheme, portalTheme } from '@/app/theme';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Shade = keyof Palette;
const GROUNDS: Shade[] = ['page', 'surface', 'raised', 'elevated', 'hover', 'selected'];
const TEXTS: Shade[] = [
  'text',
  'textSecondary',
  'placeholder',
  'primary',
  'primaryHover',
  'success',
  'warning',
  'error',
];
const ON_ACCENT: Shade[] = ['primary', 'primaryHover', 'primaryActive', 'error', 'errorHover', 'success', 'tooltip'];
const TONES = ['tone0', 'tone1', 'tone2', 'tone3', 'tone4', 'tone5'] as const;
const modes: ThemeMode[] = ['light', 'dark'];

test('before the first paint the page has the colours of the palettes', () => {
  const css = fs.readFileSync('src/app/app.css', 'utf8');
  expect(css).toContain(`html {\n  background: ${palettes.light.page};`);
  expect(css).toContain(`html[data-theme='dark'] {\n  background: ${palettes.dark.page};`);
});

describe.each(modes)('%s theme', (mode) => {
  const p = palettes[mode];

  test('texts have a contrast of 4.5:1 on every background they are used on', () => {
    const weak = TEXTS.flatMap((text) =>
      GROUNDS.map((ground) => [text, ground, contrast(p[text], p[ground])] as const),
    );
    expect(weak.filter(([, , ratio]) => ratio < 4.5)).toEqual([]);
  });

  test('status texts and texts on accent colours have a contrast of 4.5:1', () => {
    for (const status of ['success', 'warning', 'error'] as const) {
      expect(contrast(p[status], p[`${status}Bg`])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(p.text, p.chip)).toBeGreaterThanOrEqual(4.5);
    for (const tone of TONES) expect(contrast(p[tone], p[`${tone}Bg`])).toBeGreaterThanOrEqual(4.5);
    for (const accent of ON_ACCENT) expect(contrast(p.onAccent, p[accent])).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls and the focus ring have a contrast of 3:1', () => {
    for (const ground of ['page', 'surface', 'raised', 'elevated'] as const) {
      expect(contrast(p.control, p[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(p.focus, p[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  test('antd gets these colours exactly, and the style sheets the same ones', () => {
    const token = theme.getDesignToken(portalTheme(mode, { motion: true }));
    expect(token).toMatchObject({
      colorPrimary: p.primary,
      colorLink: p.primary,
      colorError: p.error,
      colorText: p.text,
      colorTextSecondary: p.textSecondary,
      colorTextPlaceholder: p.placeholder,
      colorBgContainer: p.surface,
      colorBgElevated: p.elevated,
      colorBorder: p.control,
      colorTextLightSolid: p.onAccent,
      fontSize: 14,
      controlHeight: 34,
    });
    expect(themeVariables(mode)).toMatchObject({
      '--portal-page': p.page,
      '--portal-text-secondary': p.textSecondary,
      '--portal-primary': p.primary,
    });
    const root = document.createElement('div');
    applyTheme(mode, root);
    expect(root.style.getPropertyValue('--portal-text')).toBe(p.text);
    expect(root.dataset['theme']).toBe(mode);
  });
});
