import { createElement, lazy, type ComponentType } from 'react';
import type { ElementDefinition } from './definition';
import type { WidgetFrameProps } from './WidgetFrame';

type GivenProps = Omit<WidgetFrameProps, 'widget' | 'nodes'>;
type FramedWidget = ComponentType<GivenProps>;

const widgets = new WeakMap<ElementDefinition, FramedWidget>();

/** The widget of an element in its frame, loaded on the first render and then shared by all elements of its kind. */
export function widgetOf(definition: ElementDefinition): FramedWidget {
  const known = widgets.get(definition);
  if (known) return known;
  const framed = lazy(async () => {
    try {
      const [widget, { WidgetFrame }] = await Promise.all([definition.load(), import('./WidgetFrame')]);
      const nodes = Object.keys(definition.props).filter((prop) => definition.props[prop] === 'node');
      return { default: (props: GivenProps) => createElement(WidgetFrame, { ...props, nodes, widget: widget as never }) };
    } catch (cause) {
      throw new Error(`<${definition.tag}> could not load its file.`, { cause });
    }
  });
  widgets.set(definition, framed);
  return framed;
}

/** Lets the next drawing fetch the widget again. */
export function forgetWidget(definition: ElementDefinition) {
  widgets.delete(definition);
}
