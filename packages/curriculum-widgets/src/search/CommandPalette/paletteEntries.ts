import type { FindableKind, FoundRecord } from '@college/curriculum-model';
import type { NavigationId } from '../../shell/AppShell';

/** Signs of pages, as in the navigation, and of what can be done. */
export type PaletteSign =
  | NavigationId
  | 'account'
  | 'appearanceContrast'
  | 'appearanceDark'
  | 'appearanceLight'
  | 'appearanceSystem'
  | 'compare'
  | 'compactRows'
  | 'editions'
  | 'export'
  | 'feedback'
  | 'findings'
  | 'fit'
  | 'home'
  | 'language'
  | 'notices'
  | 'panel'
  | 'read'
  | 'regularRows'
  | 'review'
  | 'scenarios'
  | 'signOut'
  | 'status';

/** Something to do or a page to go to. One without an address is done by `onAct`. */
export interface PaletteAct {
  id: string;
  /** Names act and object; ends in "…" where the act asks something first. */
  title: string;
  /** The title in the other language, by which it is found too. */
  otherTitle?: string;
  /** What it is done to, at the right. */
  context?: string;
  /** A page, or something that is done. @default 'act' */
  kind?: 'page' | 'act';
  href?: string;
  /** Keys that do the same, such as `Ctrl+S`; keys one after the other with a space, such as `G M`. */
  keys?: string;
  /** The sign of the page, or of what is done. */
  sign?: PaletteSign | undefined;
}

/** Where the person was, the latest first. */
export interface PaletteRecent {
  id: string;
  title: string;
  context?: string;
  href: string;
  /** When the person was there, in milliseconds. */
  at?: number;
  /** The sign of the place; a clock without one. */
  sign?: PaletteSign | undefined;
}

/** A key of the screen that is open, and what it does. */
export interface PaletteShortcut {
  keys: string;
  does: string;
}

/** One line of the palette. */
export type PaletteRow =
  | { key: string; type: 'record'; kind: FindableKind; record: FoundRecord; isOld: boolean }
  | { key: string; type: 'act'; act: PaletteAct }
  | { key: string; type: 'recent'; recent: PaletteRecent };

/** Kinds of records in the order in which they show, and what can be done. */
export const paletteScopes = ['course', 'major', 'goal', 'point', 'ksa', 'indicator', 'person', 'act'] as const;
export type PaletteScope = 'all' | (typeof paletteScopes)[number];

/** A group of lines; `count` is how many there are in all. */
export interface PaletteSection {
  id: PaletteScope | 'recent' | 'page' | 'do' | 'here';
  /** What the acts of the group are about. */
  about?: FoundRecord;
  count?: number;
  rows: readonly PaletteRow[];
}
