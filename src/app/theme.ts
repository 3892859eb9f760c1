/** All colours of antd are from palette.ts: map tokens replace those that antd's algorithm derives. */
import { theme, type ThemeConfig } from 'antd';
import { fontFamily, palettes, type Palette, type ThemeMode } from './palette';

export { applyTheme, themeVariables, type ThemeMode } from './palette';

const status = (p: Palette) => ({
  colorSuccess: p.success,
  colorSuccessBg: p.successBg,
  colorSuccessBorder: p.successLine,
  colorSuccessText: p.success,
  colorWarning: p.warning,
  colorWarningBg: p.warningBg,
  colorWarningBorder: p.warningLine,
  colorWarningText: p.warning,
  colorError: p.error,
  colorErrorHover: p.errorHover,
  colorErrorActive: p.errorActive,
  colorErrorBg: p.errorBg,
  colorErrorBgHover: p.errorBg,
  colorErrorBorder: p.errorLine,
  colorErrorBorderHover: p.errorHover,
  colorErrorText: p.error,
  colorErrorTextHover: p.errorHover,
  colorInfo: p.primary,
  colorInfoBg: p.selected,
  colorInfoBorder: p.focus,
  colorInfoText: p.primary,
});

const accent = (p: Palette) => ({
  colorPrimary: p.primary,
  colorPrimaryHover: p.primaryHover,
  colorPrimaryActive: p.primaryActive,
  colorPrimaryBg: p.selected,
  colorPrimaryBgHover: p.selectedHover,
  colorPrimaryBorder: p.focus,
  colorPrimaryBorderHover: p.primaryHover,
  colorPrimaryText: p.primary,
  colorPrimaryTextHover: p.primaryHover,
  colorPrimaryTextActive: p.primaryActive,
  colorLink: p.primary,
  colorLinkHover: p.primaryHover,
  colorLinkActive: p.primaryActive,
  colorWhite: p.onAccent,
});

const neutral = (p: Palette) => ({
  colorText: p.text,
  colorTextSecondary: p.textSecondary,
  colorTextTertiary: p.placeholder,
  colorTextQuaternary: p.placeholder,
  colorBorder: p.control,
  colorBorderSecondary: p.line,
  colorBgLayout: p.page,
  colorBgContainer: p.surface,
  colorBgElevated: p.elevated,
  colorBgSpotlight: p.tooltip,
});

/** Menus, dialogs and messages have an outline, because a shadow alone is invisible on a dark background. */
const floating = (p: Palette) => `0 0 0 1px ${p.line}, 0 8px 24px rgb(0 0 0 / 18%)`;

const components = (p: Palette): ThemeConfig['components'] => ({
  Table: {
    headerBg: p.raised,
    headerColor: p.textSecondary,
    headerSplitColor: 'transparent',
    headerSortActiveBg: p.raised,
    headerSortHoverBg: p.hover,
    bodySortBg: 'transparent',
    rowHoverBg: p.hover,
    rowSelectedBg: p.selected,
    rowSelectedHoverBg: p.selectedHover,
    cellPaddingBlock: 6,
    cellPaddingInline: 8,
  },
  Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Form: { labelColor: p.textSecondary, verticalLabelPadding: '0 0 4px', itemMarginBottom: 24 },
  Modal: { titleFontSize: 17 },
  Breadcrumb: { linkColor: p.primary, itemColor: p.textSecondary, lastItemColor: p.textSecondary },
  Menu: { itemHeight: 36, itemSelectedBg: p.selected, itemSelectedColor: p.primary },
  Tabs: { horizontalMargin: '0 0 16px 0' },
  Input: { activeShadow: `0 0 0 2px ${p.selectedHover}` },
  Skeleton: { gradientFromColor: p.skeleton, gradientToColor: p.raised },
  Tag: { defaultBg: p.chip, defaultColor: p.text },
  Notification: { width: 380, fontSizeLG: 14, lineHeightLG: 1.5714, paddingMD: 12, paddingLG: 16 },
});

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The build contains the styles of antd (antd.css); elsewhere antd generates them. */
const HAS_STYLES = process.env.NODE_ENV === 'production';

/** antd's theme for a mode: compact, with AA contrast. */
export function portalTheme(mode: ThemeMode, { motion }: { motion: boolean }): ThemeConfig {
  const p = palettes[mode];
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    zeroRuntime: HAS_STYLES,
    algorithm: [base, (seed, map) => ({ ...(map ?? base(seed)), ...status(p), ...accent(p), ...neutral(p) })],
    token: {
      fontFamily,
      fontSize: 14,
      controlHeight: 34,
      borderRadius: 6,
      borderRadiusLG: 8,
      colorTextDisabled: p.disabled,
      colorIcon: p.textSecondary,
      colorSplit: p.line,
      controlOutline: p.selectedHover,
      controlItemBgHover: p.hover,
      boxShadow: floating(p),
      boxShadowSecondary: floating(p),
      motion,
      motionUnit: 0.07,
    },
    components: components(p),
  };
}
