import { lightChart } from './chartColours';
import type { Palette } from './palettes';

export type ColourRole = keyof Palette;

/** What a role is for, and the grounds it must be readable on. */
export interface ColourUse {
  role: ColourRole;
  use: string;
  /** The backgrounds it is used on; none for backgrounds and decoration. */
  on?: readonly ColourRole[];
  /** Words need 4.5 : 1 (7 : 1 in high contrast); edges, rings and signs need 3 : 1. */
  kind?: 'words' | 'shape';
}

const pages: readonly ColourRole[] = ['surface', 'surfaceRaised'];

/** The roles that carry meaning, in the order in which a page is built. */
export const colourUses: readonly ColourUse[] = [
  { role: 'surface', use: 'ground of pages, navigation and tables' },
  { role: 'surfaceRaised', use: 'ground of inputs, dialogs, popovers and toasts' },
  { role: 'surfaceSunken', use: 'ground of what can only be read' },
  { role: 'fillQuiet', use: 'chips, the current place, a pressed icon button' },
  {
    role: 'text',
    use: 'ink: words that carry the page',
    on: [...pages, 'surfaceSunken', 'fillQuiet', 'selection', 'rowHover', 'tableHead'],
  },
  {
    role: 'textMuted',
    use: 'labels, facts, icons at rest',
    on: [...pages, 'surfaceSunken', 'fillQuiet', 'selection', 'rowHover', 'rowHoverRaised', 'zebra', 'tableHead'],
  },
  { role: 'textPlaceholder', use: 'placeholders and hints of keys', on: pages },
  { role: 'textDisabled', use: 'only what is disabled' },
  { role: 'border', use: 'hairlines between rows and regions' },
  { role: 'borderStrong', use: 'the line under a table’s head, frozen edges' },
  { role: 'borderControl', use: 'edges of inputs and boxes', on: pages, kind: 'shape' },
  { role: 'rule', use: 'the ink line that opens a table', on: ['surface'], kind: 'shape' },
  { role: 'accent', use: 'what acts: active controls, selected edges', on: [...pages, 'selection', 'accentSoft'] },
  { role: 'accentFill', use: 'filled buttons, ticked boxes', on: pages, kind: 'shape' },
  { role: 'onAccent', use: 'words on accentFill', on: ['accentFill', 'accentFillHover', 'accentFillActive'] },
  { role: 'link', use: 'links', on: [...pages, 'selection', 'rowHover'] },
  { role: 'danger', use: 'errors, and words of acts that destroy', on: [...pages, 'dangerSoft', 'selection', 'rowHover'] },
  { role: 'onDanger', use: 'words on dangerFill', on: ['dangerFill', 'dangerFillHover'] },
  { role: 'success', use: 'saved, complete', on: [...pages, 'successSoft'] },
  { role: 'warning', use: 'doubtful or incomplete', on: [...pages, 'warningSoft', 'tableFoot'] },
  { role: 'strong', use: '★ and its words', on: [...pages, 'selection', 'rowHover', 'tableFoot'] },
  { role: 'weak', use: '☆ and its words', on: [...pages, 'selection', 'rowHover', 'tableFoot'] },
  { role: 'suggested', use: 'the dashed star of a suggestion', on: [...pages, 'selection', 'rowHover'] },
  { role: 'selectionText', use: 'words on what is selected', on: ['selection'] },
  ...Object.keys(lightChart).map((role): ColourUse => ({
    role: role as ColourRole,
    use: 'a part of a chart, beside its pattern and its words',
    on: [...pages, 'rowHover'],
    kind: 'shape',
  })),
  { role: 'focusRing', use: 'the ring around what has the focus', on: [...pages, 'selection'], kind: 'shape' },
];

function channel(value: number) {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => channel(Number.parseInt(hex.slice(start, start + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(first: string, second: string) {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The least contrast of a role over its grounds; undefined where it has none. */
export function leastContrast(palette: Palette, { role, on }: ColourUse) {
  return on && Math.min(...on.map((ground) => contrastOf(palette[role], palette[ground])));
}
