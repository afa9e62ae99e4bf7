import type { RaThemeOptions } from 'react-admin'
import brand from '../../../brand.json' with { type: 'json' }

type Mode = keyof typeof brand.colour

const SYSTEM_FONTS =
  'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", sans-serif'

const heading = (size: number | undefined) => ({
  fontSize: `${size}px`,
  fontWeight: 650,
  lineHeight: brand.type.lineHeightHeading,
})

/** The back office's theme: the tokens of brand.json on Material UI's components, dense and quiet. */
export function themeOf(mode: Mode): RaThemeOptions {
  const colour = brand.colour[mode]
  const { radius, type, target, motion } = brand
  const focusRing = { outline: `3px solid ${colour.primary}`, outlineOffset: 2 }
  const touchTarget = {
    '@media (pointer: coarse), (max-width: 599.95px)': { minHeight: target, minWidth: target },
  }

  return {
    palette: {
      mode,
      // What is hovered over is a shade darker, and on dark ground still light enough for its words.
      tonalOffset: 0.1,
      primary: { main: colour.primary, contrastText: colour.onPrimary },
      secondary: { main: colour.marigold, contrastText: colour.onMarigold },
      success: { main: colour.success },
      warning: { main: colour.warning },
      info: { main: colour.primary },
      error: { main: colour.danger },
      background: { default: colour.ground, paper: colour.surface },
      text: { primary: colour.ink, secondary: colour.muted },
      divider: colour.line,
      // The last two digits are its opacity, 12 %.
      action: { selected: `${colour.primary}1f` },
    },
    shape: { borderRadius: radius.control },
    spacing: 4,
    transitions: {
      duration: {
        shortest: motion.fast,
        shorter: motion.fast,
        short: motion.fast,
        standard: motion.slow,
        complex: motion.slow,
        enteringScreen: motion.slow,
        leavingScreen: motion.fast,
      },
    },
    typography: {
      fontFamily: SYSTEM_FONTS,
      h1: { ...heading(type.steps[2]), '@media (max-width: 599.95px)': { fontSize: `${type.steps[1]}px` } },
      h2: heading(type.steps[1]),
      h3: heading(type.steps[0]),
      body1: { fontSize: '15px', lineHeight: type.lineHeight },
      body2: { fontSize: '14px', lineHeight: type.lineHeight },
      caption: { fontSize: '13px', lineHeight: type.lineHeight },
      button: { fontSize: '14px', fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': focusRing,
          // Devanagari sits taller than Latin; the same line height would make its marks touch.
          ':lang(hi) :is(p, li, td, dd, label)': { lineHeight: type.lineHeightIndic },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': focusRing } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: touchTarget, outlined: { borderColor: colour.control } },
      },
      MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control, ...touchTarget } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: radius.card } },
      },
      MuiDialog: {
        styleOverrides: {
          // It holds the focus only until something inside it is reached.
          paper: { borderRadius: radius.card, '&:focus-visible': { outline: 0 } },
          container: { outline: 0 },
          paperFullScreen: { borderRadius: 0 },
        },
      },
      MuiDialogTitle: { styleOverrides: { root: heading(type.steps[1]) } },
      MuiMenuItem: { styleOverrides: { root: { fontSize: '14px', ...touchTarget } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: touchTarget,
          input: { fontSize: '15px' },
          notchedOutline: { borderColor: colour.control },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { fontSize: '13px' } } },
      MuiTab: { styleOverrides: { root: { minHeight: target } } },
      MuiTableCell: {
        styleOverrides: {
          root: { fontSize: '14px', borderColor: colour.line, fontVariantNumeric: 'tabular-nums' },
          head: { fontSize: '13px', fontWeight: 600, color: colour.muted },
        },
      },
      MuiTooltip: {
        styleOverrides: {
          tooltip: { fontSize: '13px', color: colour.ground, backgroundColor: colour.ink },
        },
      },
    },
  }
}
