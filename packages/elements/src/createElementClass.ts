import { enableShadowDom } from '@college/ui/shadow';
import { attributeOf } from './attributeNames';
import { CollegeElement } from './CollegeElement';
import type { ElementDefinition } from './definition';
import { settingNames } from './settings';

const inMarkup = ['string', 'number', 'boolean'];

/** The class of one widget's element, with an attribute or an accessor for each of its props. */
export function createElementClass(definition: ElementDefinition): CustomElementConstructor {
  enableShadowDom();
  const attributes = Object.entries(definition.props).flatMap(([prop, kind]) => (inMarkup.includes(kind) ? [attributeOf(prop)] : []));

  class WidgetElement extends CollegeElement {
    static override definition = definition;
    static observedAttributes = [...new Set([...settingNames.map(attributeOf), 'lang', ...attributes])];
  }

  for (const [prop, kind] of Object.entries(definition.props)) {
    // The children of an element are its child nodes.
    if (kind === 'children') continue;
    Object.defineProperty(WidgetElement.prototype, prop, {
      configurable: true,
      enumerable: true,
      get(this: CollegeElement) {
        return this.read(prop);
      },
      set(this: CollegeElement, value: unknown) {
        this.write(prop, value);
      },
    });
  }
  for (const setting of settingNames) {
    if (setting in definition.props) continue;
    Object.defineProperty(WidgetElement.prototype, setting, {
      configurable: true,
      enumerable: true,
      get(this: CollegeElement) {
        return this.getAttribute(attributeOf(setting));
      },
      set(this: CollegeElement, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attributeOf(setting));
        else this.setAttribute(attributeOf(setting), value);
      },
    });
  }
  return WidgetElement;
}
