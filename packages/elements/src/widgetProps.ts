import { attributeOf, eventOf } from './attributeNames';
import { childrenOf, pageChildren } from './children';
import type { ElementDefinition } from './definition';
import type { Settings } from './settings';

/** The props of a widget, from what a page passed to its element: callbacks dispatch events, and content of the page becomes children. */
export class WidgetProps {
  #host: HTMLElement;
  #definition: ElementDefinition;
  #values: ReadonlyMap<string, unknown>;
  #handlers = new Map<string, (...args: unknown[]) => unknown>();
  #listened = new Set<string>();

  constructor(host: HTMLElement, definition: ElementDefinition, values: ReadonlyMap<string, unknown>) {
    this.#host = host;
    this.#definition = definition;
    this.#values = values;
  }

  /** Records that the page listens to a type of event; returns whether the widget offers more because of it. */
  listen(type: string) {
    if (this.#listened.has(type)) return false;
    this.#listened.add(type);
    return this.#definition.offers?.some((prop) => eventOf(prop) === type) ?? false;
  }

  /** The props as they are now, for a widget in the light or the shadow tree. */
  inTree(root: Settings['root']) {
    const props: Record<string, unknown> = {};
    for (const [prop, kind] of Object.entries(this.#definition.props)) {
      if (kind === 'event') {
        if (this.#isHeard(prop)) props[prop] = this.#handler(prop);
      } else if (kind === 'children') props[prop] = childrenOf(this.#host, root);
      else if (kind === 'node') props[prop] = this.#node(prop, root);
      else if (kind === 'boolean' && this.#definition.required.includes(prop)) props[prop] = this.#values.get(prop) ?? false;
      else if (this.#values.get(prop) !== undefined) props[prop] = this.#values.get(prop);
    }
    return props;
  }

  #node(prop: string, root: Settings['root']) {
    const given = this.#values.get(prop);
    if (given !== undefined) return given;
    const slot = attributeOf(prop);
    // In the light tree a child that was taken over is no longer among the children.
    const isFilled = pageChildren(this.#host, slot).length > 0 || this.#host.querySelector(`[slot="${slot}"]`) !== null;
    return isFilled ? childrenOf(this.#host, root, slot) : undefined;
  }

  #isHeard(prop: string) {
    return !this.#definition.offers?.includes(prop) || this.#listened.has(eventOf(prop)) || typeof this.#values.get(prop) === 'function';
  }

  /** Stable per prop across renders of the element. */
  #handler(prop: string) {
    const known = this.#handlers.get(prop);
    if (known) return known;
    const type = eventOf(prop);
    const handler = (...args: unknown[]) => {
      const callback = this.#values.get(prop);
      const answer: unknown = typeof callback === 'function' ? callback.apply(this.#host, args) : undefined;
      this.#host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: args.length > 1 ? args : args[0] }));
      return answer;
    };
    this.#handlers.set(prop, handler);
    return handler;
  }
}
