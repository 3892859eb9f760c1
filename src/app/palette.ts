/**
 * The portal's colours, for antd's tokens (theme.ts) and for the style sheets (CSS custom properties). Does not import antd, so that the
 * login page stays small.
 */
export type ThemeMode = 'light' | 'dark';

const light = {
  // Also in app.css, which is painted first.
  page: '#f6f5f2',
  surface: '#ffffff',
  raised: '#faf9f7',
  elevated: '#ffffff',
  hover: '#f1f4f5',
  chip: '#e9ecec',
  selected: '#e6f0f4',
  selectedHover: '#dae9ef',
  text: '#1f2629',
  textSecondary: '#545c60',
  placeholder: '#656c70',
  disabled: '#9aa0a3',
  line: '#e5e2dc',
  control: '#878b8c',
  primary: '#17566f',
  primaryHover: '#1f6b89',
  primaryActive: '#0f4257',
  onAccent: '#ffffff',
  focus: '#3b8dab',
  success: '#1d6b43',
  successBg: '#e7f3ec',
  successLine: '#a9d3ba',
  warning: '#8a4f00',
  warningBg: '#fbf1df',
  warningLine: '#e6c48a',
  error: '#b3261e',
  errorHover: '#c73a31',
  errorActive: '#8f1d17',
  errorBg: '#fceeec',
  errorLine: '#eab2ad',
  tooltip: '#263034',
  skeleton: '#e4e1db',
  // Backgrounds of initials.
  tone0: '#3d5a6c',
  tone0Bg: '#e3ebf0',
  tone1: '#4d5f2e',
  tone1Bg: '#eaefdd',
  tone2: '#6a4a73',
  tone2Bg: '#f0e7f2',
  tone3: '#7a4a2b',
  tone3Bg: '#f5e8de',
  tone4: '#1f625c',
  tone4Bg: '#deefec',
  tone5: '#4a5290',
  tone5Bg: '#e7e9f6',
};

export type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  page: '#131719',
  surface: '#1b2023',
  raised: '#20262a',
  elevated: '#23292d',
  hover: '#2b3338',
  chip: '#384248',
  selected: '#1f3641',
  selectedHover: '#26404d',
  text: '#e7e5e0',
  textSecondary: '#b4b6b5',
  placeholder: '#a4a9ac',
  disabled: '#6d757a',
  line: '#30373b',
  control: '#717a7f',
  primary: '#7cc4df',
  primaryHover: '#9ad4ea',
  primaryActive: '#62b1ce',
  onAccent: '#0c2530',
  focus: '#4f9dbb',
  success: '#7dcb9d',
  successBg: '#16301f',
  successLine: '#2f5c40',
  warning: '#e8b566',
  warningBg: '#35280f',
  warningLine: '#6a5223',
  error: '#ff9b8f',
  errorHover: '#ffb3a9',
  errorActive: '#f07f72',
  errorBg: '#3b1b18',
  errorLine: '#7a3a34',
  tooltip: '#dfddd8',
  skeleton: '#2e363b',
  tone0: '#b4cbd9',
  tone0Bg: '#2a3a44',
  tone1: '#c6d3a3',
  tone1Bg: '#333b25',
  tone2: '#dcbfe3',
  tone2Bg: '#402f45',
  tone3: '#e6c3a6',
  tone3Bg: '#453224',
  tone4: '#a2d6cf',
  tone4Bg: '#1f3c39',
  tone5: '#c0c6f0',
  tone5Bg: '#2f3450',
};

export const palettes: Readonly<Record<ThemeMode, Palette>> = { light, dark };

export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif";

type ThemeVariables = Readonly<Record<`--portal-${string}`, string>>;

/** The custom properties the style sheets use, e.g. `--portal-text-secondary`. */
export function themeVariables(mode: ThemeMode): ThemeVariables {
  const colours = Object.entries(palettes[mode]).map(([name, colour]) => [
    `--portal-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
  return { ...(Object.fromEntries(colours) as ThemeVariables), '--portal-font': fontFamily, '--portal-radius': '6px' };
}

/** Sets the custom properties on the document, so that dialogs outside the app's root have them too. */
export function applyTheme(mode: ThemeMode, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(themeVariables(mode))) root.style.setProperty(name, value);
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
}
