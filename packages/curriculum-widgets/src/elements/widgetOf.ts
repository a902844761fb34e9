import { lazy, type ComponentType } from 'react';
import type { ElementDefinition } from './definition';

/** Thrown when the file of a widget did not arrive. */
export class WidgetNotLoaded extends Error {
  override name = 'WidgetNotLoaded';
}

type AnyWidget = ComponentType<Record<string, unknown>>;

const widgets = new WeakMap<ElementDefinition, AnyWidget>();

/** The widget of an element, loaded on the first render and then shared by all elements of its kind. */
export function widgetOf(definition: ElementDefinition): AnyWidget {
  const known = widgets.get(definition);
  if (known) return known;
  const widget = lazy(async () => {
    try {
      return { default: (await definition.load()) as AnyWidget };
    } catch (cause) {
      throw new WidgetNotLoaded(`<${definition.tag}> could not load its file.`, { cause });
    }
  });
  widgets.set(definition, widget);
  return widget;
}

/** Lets the next drawing fetch the widget again. */
export function forgetWidget(definition: ElementDefinition) {
  widgets.delete(definition);
}
