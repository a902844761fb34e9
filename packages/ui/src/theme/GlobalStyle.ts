import { createGlobalStyle, css } from 'styled-components';
import { lightChart } from './chartColours';
import { contrast, dark, light, paper, type Palette } from './palettes';
import { compactDensity, tokens } from './tokens';

function declare(names: Record<string, string>, values: Record<string, string>) {
  return Object.entries(values)
    .map(([key, value]) => `${names[key]}: ${value};`)
    .join('\n');
}

/** As `declare`, but the page's own values take precedence. */
function declareOpen(names: Record<string, string>, values: Record<string, string>) {
  const open = Object.entries(values).map(([key, value]) => [key, `var(${publicName(names[key]!)}, ${value})`]);
  return declare(names, Object.fromEntries(open) as Record<string, string>);
}

function palette(values: Palette) {
  return declareOpen(tokens.vars.color, values);
}

/** The groups other than colours that a page may set. */
const openGroups = (['font', 'radius', 'density', 'z'] as const)
  .map((group) => declareOpen(tokens.vars[group], tokens.raw[group]))
  .join('\n');

const systemColors: Partial<Palette> = {
  surface: 'Canvas',
  surfaceRaised: 'Canvas',
  surfaceSunken: 'Canvas',
  fillQuiet: 'Canvas',
  accentSoft: 'Canvas',
  dangerSoft: 'Canvas',
  rowHover: 'Canvas',
  rowHoverRaised: 'Canvas',
  text: 'CanvasText',
  textMuted: 'CanvasText',
  textPlaceholder: 'CanvasText',
  textDisabled: 'GrayText',
  border: 'CanvasText',
  borderStrong: 'CanvasText',
  borderControl: 'CanvasText',
  rule: 'CanvasText',
  accent: 'LinkText',
  accentHover: 'LinkText',
  accentActive: 'LinkText',
  link: 'LinkText',
  accentFill: 'Highlight',
  accentFillHover: 'Highlight',
  accentFillActive: 'Highlight',
  onAccent: 'HighlightText',
  selection: 'Highlight',
  selectionText: 'HighlightText',
  focusRing: 'Highlight',
  danger: 'CanvasText',
  dangerHover: 'CanvasText',
  success: 'CanvasText',
  warning: 'CanvasText',
  strong: 'CanvasText',
  weak: 'CanvasText',
  suggested: 'LinkText',
  ...Object.fromEntries(Object.keys(lightChart).map((role) => [role, 'CanvasText'])),
};

/**
 * The name under which a page sets a token from outside, for everything below the element where it is set: `--college-color-accent`.
 * The token's own name belongs to the theme, which sets it on every root.
 */
function publicName(variable: string) {
  return variable.replace(/^--cw-/, '--college-');
}

const withoutMotion = css`
  ${tokens.vars.motion.fast}: 0ms;
  ${tokens.vars.motion.base}: 0ms;
  ${tokens.vars.motion.slow}: 0ms;
`;

/* Chinese fonts draw the quotes and dashes of English as wide as a Chinese character. */
const latinFirst = '-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC",system-ui,sans-serif';

/** Theme and density variables and the base text style, all inside `[data-cw-root]`: a host page is never touched. */
export const UiGlobalStyle = createGlobalStyle`
  [data-cw-theme='light'] { color-scheme: light; ${palette(light)} }
  [data-cw-theme='dark'] { color-scheme: dark; ${palette(dark)} }
  [data-cw-theme='contrast'] { color-scheme: light; ${palette(contrast)} ${tokens.vars.layer.edge}: 2px; }
  [data-cw-root] { ${openGroups} }
  [data-cw-density='compact'] { ${declareOpen(tokens.vars.density, compactDensity)} }
  [data-cw-root]:lang(en) { ${tokens.vars.type.running}: 14px/22px; ${declareOpen(tokens.vars.font, { family: latinFirst })} }
  [data-cw-root]:lang(en), [data-cw-root]:lang(en) * { font-variant-east-asian: proportional-width; }
  /* Chinese in the English interface, typed or declared as such, keeps the full width of its punctuation. */
  [data-cw-root]:lang(en) :is(input, textarea, :lang(zh)) { font-variant-east-asian: normal; }

  [data-cw-root] {
    font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
    color: ${tokens.color.text};
    background: ${tokens.color.surface};
    text-autospace: normal;
    text-spacing-trim: trim-start;
    line-break: strict;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
  }
  [data-cw-root] *, [data-cw-root] *::before, [data-cw-root] *::after { box-sizing: border-box; }
  @media (prefers-reduced-motion: reduce) { [data-cw-root] { ${withoutMotion} } }
  @media print { [data-cw-root][data-cw-theme] { color-scheme: light; ${declare(tokens.vars.color, paper)} } }
  @media (forced-colors: active) { [data-cw-root] { ${declare(tokens.vars.color, systemColors as Record<string, string>)} } }
`;
