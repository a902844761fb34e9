import type { PaletteSign } from '@college/curriculum-widgets/search/CommandPalette';
import type { PaletteActName } from './messages';

/** The sign of each act: that of the page it opens, or of what it does. */
export const actSigns: Readonly<Record<PaletteActName, PaletteSign>> = {
  chinese: 'language',
  english: 'language',
  light: 'appearanceLight',
  dark: 'appearanceDark',
  contrast: 'appearanceContrast',
  system: 'appearanceSystem',
  regular: 'regularRows',
  compact: 'compactRows',
  fit: 'fit',
  navigation: 'panel',
  feedback: 'feedback',
  notices: 'notices',
  account: 'account',
  serverStatus: 'status',
  signOut: 'signOut',
  openCourse: 'courseUnits',
  majorMatrix: 'matrix',
  courseMatrix: 'matrix',
  projectMatrix: 'matrix',
  syllabus: 'report',
  readCourse: 'read',
  word: 'export',
  pdf: 'export',
  majorHome: 'home',
  majorDetail: 'majors',
  courses: 'courseUnits',
  editions: 'editions',
  compare: 'compare',
  scenarios: 'scenarios',
  findings: 'findings',
  rules: 'teachStandard',
  departmentRules: 'teachStandard',
};

const places: readonly (readonly [start: string, sign: PaletteSign])[] = [
  ['/matrix', 'matrix'],
  ['/courseUnit/report', 'report'],
  ['/courseUnit', 'courseUnits'],
  ['/read', 'read'],
  ['/major/review', 'review'],
  ['/major/editions', 'editions'],
  ['/major/findings', 'findings'],
  ['/major', 'majors'],
];

/** The sign of a place where the person was, by its address; undefined for one that has none of its own. */
export function placeSign(href: string): PaletteSign | undefined {
  return places.find(([start]) => href.startsWith(start))?.[1];
}
