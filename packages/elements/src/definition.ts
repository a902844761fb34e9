import type { ComponentType } from 'react';
import { attributeOf } from './attributeNames';

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
  /** The widget does not render before these are set; a truth value among them is false where it is absent. */
  required: readonly string[];
  /** Those of the required for which null is a value; the others are waited for as long as they are null. */
  nullable?: readonly string[];
  /** Callbacks that only their presence makes the widget offer something: they are handed on when somebody listens. */
  offers?: readonly string[];
}

/**
 * The definition of a widget's element from its name, the module that exports it by that name, and its props by kind, in one line each: every page with an
 * element loads all of them. `!` marks what the widget does not render without, `~` the same where it may be null, `?` a callback that is an offer.
 */
export function elementOf<Widget extends string>(
  widget: Widget,
  load: () => Promise<Readonly<Record<Widget, ComponentType<never>>>>,
  kinds: Partial<Record<PropKind, string>>,
): ElementDefinition {
  const signed = Object.entries(kinds).flatMap(([kind, names]) =>
    names.split(' ').map((name) => ({ kind: kind as PropKind, name: name.replace(/^[!?~]/, ''), sign: name[0] })),
  );
  const namesWith = (sign: string) => signed.filter((prop) => prop.sign === sign).map(({ name }) => name);
  return {
    tag: `college${attributeOf(widget)}`,
    load: async () => (await load())[widget],
    props: Object.fromEntries(signed.map(({ name, kind }) => [name, kind])),
    required: [...namesWith('!'), ...namesWith('~')],
    nullable: namesWith('~'),
    offers: namesWith('?'),
  };
}
