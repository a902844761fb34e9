import type { Component } from './catalogue';
import digests from './accessibility.gen.json' with { type: 'json' };
import spoken from './spoken.gen.json' with { type: 'json' };

/** What the sweep of all stories saw of one component. */
export interface AccessibilityDigest {
  /** The day on which its stories were looked at. */
  date: string;
  /** The revision of the sources that they were built from. */
  revision: string;
  /** How many stories were looked at. */
  stories: number;
  /** The languages and themes in which they were drawn, such as `zh/dark`. */
  combinations: readonly string[];
  /** How often axe found each of its rules broken. */
  violations: Readonly<Record<string, number>>;
}

/** Roles and names of a component's typical story, line by line, in each language in which it was drawn. */
export type Spoken = Partial<Record<'zh' | 'en', readonly string[]>>;

/** What the sweep saw of a component; nothing as long as it did not look at it. */
export function accessibilityOf({ name }: Pick<Component, 'name'>): AccessibilityDigest | undefined {
  return (digests as Readonly<Record<string, AccessibilityDigest>>)[name];
}

/** What a screen reader announces of a component. */
export function spokenOf({ name }: Pick<Component, 'name'>): Spoken {
  return (spoken as Readonly<Record<string, Spoken>>)[name] ?? {};
}
