import type { ComponentType } from 'react';

/**
 * How a page passes a prop to an element: `string`, `number` and `boolean` as attribute or property; `object` and `node` as property; `event` as
 * callback property or listener; `node` also, and `children` only, as content between the tags.
 */
export type PropKind = 'string' | 'number' | 'boolean' | 'object' | 'event' | 'node' | 'children';

/** What the runtime needs to know of a widget to make an element of it. */
export interface ElementDefinition {
  /** `college-goal-panel` */
  tag: string;
  /** Loads the widget when the first of its elements renders. */
  load: () => Promise<ComponentType<never>>;
  props: Readonly<Record<string, PropKind>>;
  /** The widget does not render before these are set. */
  required: readonly string[];
  /** Callbacks that only their presence makes the widget offer something: they are handed on when somebody listens. */
  offers?: readonly string[];
}
