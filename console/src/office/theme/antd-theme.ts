import { theme } from 'antd'
import type { ThemeConfig } from 'antd'
import { isDark } from './preferences.ts'
import type { Preferences } from './preferences.ts'
import { rem } from './rem.ts'

/** So many times smaller the compact algorithm makes each size of text. Nothing is smaller than 14. */
const compactStep = Math.exp(1 / 5)

/** antd in the school's colours: every value is one of styles/tokens.css, in the theme in force. */
export function antdTheme(preferences: Preferences): ThemeConfig {
  const base = isDark(preferences) ? theme.darkAlgorithm : theme.defaultAlgorithm
  const isTouched = globalThis.matchMedia('(pointer: coarse)').matches
  const isDense = preferences.density === 'dense' && !isTouched
  return {
    hashed: false,
    algorithm: isDense ? [base, theme.compactAlgorithm] : base,
    token: {
      ...colours(),
      borderRadius: 8,
      fontFamily: token('font'),
      fontSize: isDense ? rem(14) * compactStep : rem(16),
      fontSizeSM: rem(14),
      controlHeight: rem(isTouched ? 44 : 32),
      ...(isTouched && { controlHeightSM: rem(44) }),
      motion: !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationFast: '80ms',
      motionDurationMid: '120ms',
      motionDurationSlow: '150ms',
    },
    components: {
      // Rounder, and a box would look like a radio button.
      Checkbox: { borderRadiusSM: 3 },
      // On a phone the pages are small; smaller than 24 px nobody hits them.
      Pagination: { itemSizeSM: 28 },
      Layout: { bodyBg: token('paper'), headerBg: token('card'), siderBg: token('card') },
      Menu: { itemSelectedBg: token('green-soft'), itemSelectedColor: token('green-strong') },
      Table: {
        colorTextDisabled: token('ink-soft'),
        headerBg: token('paper'),
        headerColor: token('ink-soft'),
        rowHoverBg: token('green-soft'),
        rowSelectedBg: token('green-soft'),
        rowSelectedHoverBg: token('green-soft'),
      },
      Select: { colorTextDisabled: token('ink-soft') },
      Tabs: { itemSelectedColor: token('green'), itemColor: token('ink-soft') },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    },
  }
}

function colours(): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: token('green'),
    colorPrimaryHover: token('green-strong'),
    colorLink: token('green'),
    colorLinkHover: token('green-strong'),
    colorInfo: token('info'),
    colorSuccess: token('green'),
    colorError: token('danger'),
    colorSuccessBg: token('green-soft'),
    colorInfoBg: token('info-soft'),
    colorWarningBg: token('accent-soft'),
    colorErrorBg: token('danger-soft'),
    colorTextBase: token('ink'),
    colorText: token('ink'),
    colorTextSecondary: token('ink-soft'),
    colorTextTertiary: token('ink-soft'),
    colorTextDescription: token('ink-soft'),
    colorTextPlaceholder: token('ink-soft'),
    colorTextLightSolid: token('on-green'),
    colorBgBase: token('paper'),
    colorBgContainer: token('card'),
    colorBgElevated: token('card'),
    colorBgLayout: token('paper'),
    colorBorder: token('line-strong'),
    colorBorderSecondary: token('line'),
    colorSplit: token('line'),
  }
}

/** A token of styles/tokens.css as it stands in the theme in force, such as `green`. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()
}
