import type { MessageOverrideValues } from '@college/ui/messages';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { attributeOf, eventOf } from './attributeNames';
import type { ElementDefinition } from './definition';
import { ElementTree } from './ElementTree';
import { idPrefix } from './idsInShadow';
import { openPlace, type Place } from './place';
import { readValue } from './readValue';
import { readSettings, type Settings } from './settings';
import { watchLanguage } from './watchLanguage';

// A server may import this module: it has no elements, and none are made there.
const ElementBase = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

interface Drawing {
  root: Root;
  place: Place;
  kind: Settings['root'];
  stopWatching: () => void;
}

const reservedNames = ['messages'];

/** What all elements have in common: attributes and properties become the props of a widget, its callbacks become events. */
export class CollegeElement extends ElementBase {
  static definition: ElementDefinition;
  /** By which another copy of this script knows that the name is taken by one of its own. */
  static isCollegeElement = true;
  #values = new Map<string, unknown>();
  #handlers = new Map<string, (...args: unknown[]) => unknown>();
  #listened = new Set<string>();
  #drawing: Drawing | null = null;
  #isDrawingDue = false;
  #isReflecting = false;
  #messages: MessageOverrideValues | undefined;

  get #definition() {
    return (this.constructor as typeof CollegeElement).definition;
  }

  /** Texts that replace built-in ones, by `namespace.key`. */
  get messages() {
    return this.#messages;
  }

  set messages(values: MessageOverrideValues | undefined) {
    this.#messages = values;
    this.#draw();
  }

  connectedCallback() {
    this.#takeEarlyProperties();
    this.#draw();
  }

  /** Being moved in the document is not being taken out of it. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    // Frameworks move elements by taking them out and putting them in again: what is back by then keeps its state.
    queueMicrotask(() => {
      if (!this.isConnected) this.#erase();
    });
  }

  attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
    if (this.#isReflecting || before === after) return;
    const prop = Object.keys(this.#definition.props).find((name) => attributeOf(name) === attribute);
    if (prop) this.#store(prop, after ?? undefined, attribute);
    this.#draw();
  }

  override addEventListener(type: string, ...rest: unknown[]) {
    super.addEventListener(type, ...(rest as [EventListener]));
    if (this.#listened.has(type)) return;
    this.#listened.add(type);
    if (this.#definition.offers?.some((prop) => eventOf(prop) === type)) this.#draw();
  }

  /** What was last given for a prop. */
  read(prop: string) {
    return this.#values.get(prop);
  }

  /** Takes a prop from a script and writes it into the markup where markup can hold it. */
  write(prop: string, given: unknown) {
    if (this.#store(prop, given, prop)) this.#reflect(prop);
    this.#draw();
  }

  /** Says whether the value is another one than before. */
  #store(prop: string, given: unknown, name: string) {
    const read = readValue(this.#definition.props[prop]!, given);
    if ('problem' in read) this.#warn(name, read.problem);
    const value = 'problem' in read ? undefined : read.value;
    const isNew = !Object.is(this.#values.get(prop), value);
    this.#values.set(prop, value);
    return isNew;
  }

  #reflect(prop: string) {
    const kind = this.#definition.props[prop];
    const value = this.#values.get(prop);
    if (kind !== 'string' && kind !== 'number' && kind !== 'boolean') return;
    this.#isReflecting = true;
    if (value === null || value === undefined || value === false) this.removeAttribute(attributeOf(prop));
    else this.setAttribute(attributeOf(prop), value === true ? '' : String(value));
    this.#isReflecting = false;
  }

  /** Properties that were set before the script arrived hide the accessors: they are set again, through them. */
  #takeEarlyProperties() {
    for (const prop of [...Object.keys(this.#definition.props), ...reservedNames]) {
      if (!Object.hasOwn(this, prop)) continue;
      const value = Reflect.get(this, prop) as unknown;
      Reflect.deleteProperty(this, prop);
      Reflect.set(this, prop, value);
    }
  }

  /** Whatever is set in one task is drawn once. */
  #draw() {
    if (this.#isDrawingDue || !this.isConnected) return;
    this.#isDrawingDue = true;
    queueMicrotask(() => {
      this.#isDrawingDue = false;
      if (this.isConnected) this.#drawNow();
    });
  }

  #drawNow() {
    const settings = readSettings(this, (attribute, problem) => this.#warn(attribute, problem));
    if (this.#drawing && this.#drawing.kind !== settings.root) this.#erase();
    const missing = this.#definition.required.filter((prop) => this.#values.get(prop) === undefined);
    // A widget without its source would only fail; it waits for the page to hand it over.
    if (missing.length > 0) return;
    const { root, place } = (this.#drawing ??= this.#begin(settings));
    root.render(
      createElement(ElementTree, {
        definition: this.#definition,
        settings,
        messages: this.#messages,
        styles: place.styles,
        props: this.#props(),
        onError: (error) => this.#tellError(error),
      }),
    );
  }

  #begin(settings: Settings): Drawing {
    const place = openPlace(this, settings.root);
    return {
      place,
      root: createRoot(place.container, { identifierPrefix: idPrefix }),
      kind: settings.root,
      stopWatching: watchLanguage(() => this.#draw()),
    };
  }

  #erase() {
    this.#drawing?.stopWatching();
    this.#drawing?.root.unmount();
    this.#drawing?.place.clear();
    this.#drawing = null;
  }

  #props() {
    const props: Record<string, unknown> = {};
    for (const [prop, kind] of Object.entries(this.#definition.props)) {
      if (kind === 'event') {
        if (this.#isHeard(prop)) props[prop] = this.#handler(prop);
      } else if (kind === 'children') props[prop] = createElement('slot');
      else if (this.#values.get(prop) !== undefined) props[prop] = this.#values.get(prop);
    }
    return props;
  }

  #isHeard(prop: string) {
    return !this.#definition.offers?.includes(prop) || this.#listened.has(eventOf(prop)) || typeof this.#values.get(prop) === 'function';
  }

  #handler(prop: string) {
    const known = this.#handlers.get(prop);
    if (known) return known;
    const type = eventOf(prop);
    const handler = (...args: unknown[]) => {
      const callback = this.#values.get(prop);
      const answer: unknown = typeof callback === 'function' ? callback.apply(this, args) : undefined;
      this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail: args.length > 1 ? args : args[0] }));
      return answer;
    };
    this.#handlers.set(prop, handler);
    return handler;
  }

  #tellError(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.dispatchEvent(new ErrorEvent('error', { bubbles: true, composed: true, error, message }));
  }

  #warn(name: string, problem: string) {
    console.warn(`<${this.#definition.tag}> ${name}: ${problem}`);
  }
}
