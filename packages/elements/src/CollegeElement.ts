import type { MessageOverrideValues } from '@college/ui/messages';
import { attributeOf } from './attributeNames';
import type { ElementDefinition } from './definition';
import { beginDrawing, type Drawing } from './drawing';
import { readValue } from './readValue';
import { readSettings, settingNames } from './settings';
import { WidgetProps } from './widgetProps';

// A server may import this module: it has no elements, and none are made there.
const ElementBase = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** Milliseconds after which the console names the properties that an element still waits for. */
const patience = 3000;

/** What all elements have in common: attributes and properties become the props of a widget, its callbacks become events. */
export class CollegeElement extends ElementBase {
  static definition: ElementDefinition;
  /** By which another copy of this script knows that the name is taken by one of its own. */
  static isCollegeElement = true;
  #values = new Map<string, unknown>();
  #props = new WidgetProps(this, this.#definition, this.#values);
  #warned = new Set<string>();
  #drawing: Drawing | null = null;
  #isDrawingDue = false;
  #isReflecting = false;
  #patience: ReturnType<typeof setTimeout> | undefined;
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

  /** Being moved in the document is not being taken out of it; the page around it may be in another language. */
  connectedMoveCallback() {
    this.#draw();
  }

  disconnectedCallback() {
    // Frameworks move elements by removing and reinserting them: an element that is back by then keeps its state.
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
    if (this.#props.listen(type)) this.#draw();
  }

  /** The last value of a prop. */
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
    for (const prop of new Set([...Object.keys(this.#definition.props), ...settingNames, 'messages'])) {
      if (!Object.hasOwn(this, prop)) continue;
      const value = Reflect.get(this, prop) as unknown;
      Reflect.deleteProperty(this, prop);
      Reflect.set(this, prop, value);
    }
  }

  /** Properties set in one task cause one render. */
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
    const missing = this.#definition.required.filter((prop) => !this.#isGiven(prop));
    // A widget without its source would only fail; it waits for the page to set it.
    if (missing.length > 0) return this.#waitFor(missing);
    clearTimeout(this.#patience);
    this.#drawing ??= beginDrawing(this, this.#definition, settings.root, () => this.#draw());
    this.#drawing.show({
      settings,
      messages: this.#messages,
      props: this.#props.inTree(settings.root),
      onError: (error) => this.#reportError(error),
    });
  }

  /** An attribute for a truth value that is absent is false, as HTML has it. */
  #isGiven(prop: string) {
    const { props, nullable } = this.#definition;
    const value = this.#values.get(prop);
    // A framework sets null until it has a value.
    const isNothing = value === undefined || (value === null && !nullable?.includes(prop));
    return props[prop] === 'boolean' || !isNothing;
  }

  /** What was drawn with values that the page took back is taken away. */
  #waitFor(missing: string[]) {
    this.#erase();
    this.#patience = setTimeout(() => {
      if (this.isConnected) console.warn(`<${this.#definition.tag}> shows nothing yet: it waits for ${missing.join(', ')}.`);
    }, patience);
  }

  #erase() {
    clearTimeout(this.#patience);
    this.#drawing?.end();
    this.#drawing = null;
  }

  /** Does not bubble: above the element it would be taken for an uncaught error. */
  #reportError(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.dispatchEvent(new ErrorEvent('error', { error, message }));
  }

  /** Each problem is reported once: an element renders often. */
  #warn(name: string, problem: string) {
    const sentence = `<${this.#definition.tag}> ${name}: ${problem}`;
    if (this.#warned.has(sentence)) return;
    this.#warned.add(sentence);
    console.warn(sentence);
  }
}
