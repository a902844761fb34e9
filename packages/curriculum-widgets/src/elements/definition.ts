import type { ComponentType } from 'react';

/**
 * How a page gives a prop to an element: `string`, `number` and `boolean` as attribute or property; `object` and `node` as property; `event` as
 * callback property or listener; `node` also, and `children` only, as what stands between the tags.
 */
export type PropKind = 'string' | 'number' | 'boolean' | 'object' | 'event' | 'node' | 'children';

/** What the runtime needs to know of a widget to make an element of it. */
export interface ElementDefinition {
  /** `college-goal-panel` */
  tag: string;
  /** Fetches the widget when the first of its elements is drawn. */
  load: () => Promise<ComponentType<never>>;
  props: Readonly<Record<string, PropKind>>;
  /** The widget is not drawn before these are given. */
  required: readonly string[];
  /** Callbacks that only their presence makes the widget offer something: they are handed on when somebody listens. */
  offers?: readonly string[];
}
