import type { AccessibilityDigest } from './accessibility';
import type { Component } from './catalogue';
import type { Release } from './since';

/** What a component's checks are computed from. */
export interface Facts {
  component: Component;
  /** Names of the components that share its folder and its guide. */
  namesakes: readonly string[];
  guide: string | undefined;
  chineseGuide: string | undefined;
  /** The texts of its story files. */
  stories: readonly string[];
  /** Ids of all specified states. */
  states: readonly string[];
  /** The states that any story covers. */
  covered: ReadonlySet<string>;
  /** What the sweep of all stories saw; nothing where it did not look. */
  accessibility: AccessibilityDigest | undefined;
  release: Release;
}
