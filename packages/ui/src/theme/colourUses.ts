import { lightChart } from './chartColours';
import type { Palette } from './palettes';

export type ColourRole = keyof Palette;

/** What a role is for, and the grounds it must be readable on. */
export interface ColourUse {
  role: ColourRole;
  use: Readonly<Record<'zh' | 'en', string>>;
  /** The backgrounds it is used on; none for backgrounds and decoration. */
  on?: readonly ColourRole[];
  /** Words need 4.5 : 1 (7 : 1 in high contrast); edges, rings and signs need 3 : 1. */
  kind?: 'words' | 'shape';
}

const pages: readonly ColourRole[] = ['surface', 'surfaceRaised'];

/** The roles that carry meaning, in the order in which a page is built. */
export const colourUses: readonly ColourUse[] = [
  { role: 'surface', use: { zh: '页面、导航和表格的底色', en: 'ground of pages, navigation and tables' } },
  { role: 'surfaceRaised', use: { zh: '输入框、对话框、浮层和轻提示的底色', en: 'ground of inputs, dialogs, popovers and toasts' } },
  { role: 'surfaceSunken', use: { zh: '只读内容的底色', en: 'ground of what can only be read' } },
  { role: 'fillQuiet', use: { zh: '小标签、当前位置、按下的图标按钮', en: 'chips, the current place, a pressed icon button' } },
  {
    role: 'text',
    use: { zh: '墨色：页面的主要文字', en: 'ink: words that carry the page' },
    on: [...pages, 'surfaceSunken', 'fillQuiet', 'selection', 'rowHover', 'tableHead'],
  },
  {
    role: 'textMuted',
    use: { zh: '标签、次要信息、静止的图标', en: 'labels, facts, icons at rest' },
    on: [...pages, 'surfaceSunken', 'fillQuiet', 'selection', 'rowHover', 'rowHoverRaised', 'zebra', 'tableHead'],
  },
  { role: 'textPlaceholder', use: { zh: '占位文字和按键提示', en: 'placeholders and hints of keys' }, on: pages },
  { role: 'textDisabled', use: { zh: '只用于已停用的内容', en: 'only what is disabled' } },
  { role: 'border', use: { zh: '行与区域之间的细线', en: 'hairlines between rows and regions' } },
  { role: 'borderStrong', use: { zh: '表头下的线、冻结列的边缘', en: 'the line under a table’s head, frozen edges' } },
  { role: 'borderControl', use: { zh: '输入框和复选框的边框', en: 'edges of inputs and boxes' }, on: pages, kind: 'shape' },
  { role: 'rule', use: { zh: '表格顶部的墨线', en: 'the ink line that opens a table' }, on: ['surface'], kind: 'shape' },
  {
    role: 'accent',
    use: { zh: '可操作之处：启用的控件、选中的边缘', en: 'what acts: active controls, selected edges' },
    on: [...pages, 'selection', 'accentSoft'],
  },
  { role: 'accentFill', use: { zh: '实心按钮、已勾选的框', en: 'filled buttons, ticked boxes' }, on: pages, kind: 'shape' },
  {
    role: 'onAccent',
    use: { zh: 'accentFill 上的文字', en: 'words on accentFill' },
    on: ['accentFill', 'accentFillHover', 'accentFillActive'],
  },
  { role: 'link', use: { zh: '链接', en: 'links' }, on: [...pages, 'selection', 'rowHover'] },
  {
    role: 'danger',
    use: { zh: '错误，以及会造成删除的操作的文字', en: 'errors, and words of acts that destroy' },
    on: [...pages, 'dangerSoft', 'selection', 'rowHover'],
  },
  { role: 'onDanger', use: { zh: 'dangerFill 上的文字', en: 'words on dangerFill' }, on: ['dangerFill', 'dangerFillHover'] },
  { role: 'success', use: { zh: '已保存、已完成', en: 'saved, complete' }, on: [...pages, 'successSoft'] },
  { role: 'warning', use: { zh: '存疑或不完整', en: 'doubtful or incomplete' }, on: [...pages, 'warningSoft', 'tableFoot'] },
  { role: 'strong', use: { zh: '★ 及其文字', en: '★ and its words' }, on: [...pages, 'selection', 'rowHover', 'tableFoot'] },
  { role: 'weak', use: { zh: '☆ 及其文字', en: '☆ and its words' }, on: [...pages, 'selection', 'rowHover', 'tableFoot'] },
  { role: 'suggested', use: { zh: '建议的虚线星号', en: 'the dashed star of a suggestion' }, on: [...pages, 'selection', 'rowHover'] },
  { role: 'selectionText', use: { zh: '选中内容上的文字', en: 'words on what is selected' }, on: ['selection'] },
  ...Object.keys(lightChart).map((role): ColourUse => ({
    role: role as ColourRole,
    use: { zh: '图表的一部分，另有图案和文字区分', en: 'a part of a chart, beside its pattern and its words' },
    on: [...pages, 'rowHover'],
    kind: 'shape',
  })),
  {
    role: 'focusRing',
    use: { zh: '焦点所在处的外框', en: 'the ring around what has the focus' },
    on: [...pages, 'selection'],
    kind: 'shape',
  },
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
