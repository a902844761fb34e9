import type { ComponentType } from 'react';
import { createElementClass } from '../createElementClass';
import type { ElementDefinition } from '../definition';

let count = 0;

/** Creates an element of a component for one test; every call uses a new tag, because definitions cannot be removed. */
export function defineElement<Props>(widget: ComponentType<Props>, definition: Partial<Omit<ElementDefinition, 'load'>> = {}): string {
  count += 1;
  const tag = definition.tag ?? `test-element-${count}`;
  const load = async () => widget as ComponentType<never>;
  customElements.define(tag, createElementClass({ props: {}, required: [], ...definition, tag, load }));
  return tag;
}

/** Adds an element to the page; `given` are properties to set before it is connected. */
export function put(tag: string, given: object = {}, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, given);
  document.body.append(element);
  return element;
}
