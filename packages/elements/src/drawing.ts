import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { eventOf } from './attributeNames';
import type { ElementDefinition } from './definition';
import { ElementTree, type ElementTreeProps } from './ElementTree';
import { idPrefix } from './idsInShadow';
import { openPlace } from './place';
import type { Settings } from './settings';
import { watchLanguage } from './watchLanguage';

/** A widget mounted in the document. */
export interface Drawing {
  kind: Settings['root'];
  show: (tree: Omit<ElementTreeProps, 'definition' | 'styles'>) => void;
  /** Takes it out again, with its styles, layers and listeners. */
  end: () => void;
}

/** Renders a widget; `onStale` is called when the page around it changed and it should render again. */
export function beginDrawing(host: HTMLElement, definition: ElementDefinition, kind: Settings['root'], onStale: () => void): Drawing {
  const { container, styles, clear } = openPlace(host, kind);
  const root = createRoot(container, { identifierPrefix: idPrefix });
  keepNamesakes(container, definition);
  const stops = [watchLanguage(host, onStale), watchChildren(host, definition, onStale)];
  return {
    kind,
    show: (tree) => root.render(createElement(ElementTree, { ...tree, definition, styles })),
    end() {
      for (const stop of stops) stop();
      root.unmount();
      clear();
    },
  };
}

/** A native event of the same name (`change` of a field inside) would be taken for the widget's. */
function keepNamesakes(container: HTMLElement, { props }: ElementDefinition) {
  for (const [prop, kind] of Object.entries(props)) {
    if (kind === 'event') container.addEventListener(eventOf(prop), (event) => event.stopPropagation());
  }
}

/** Widgets that accept content of the page render again when it is added or removed. */
function watchChildren(host: HTMLElement, { props }: ElementDefinition, onStale: () => void) {
  const observer = new MutationObserver(onStale);
  const kinds = Object.values(props);
  if (kinds.includes('node') || kinds.includes('children')) observer.observe(host, { childList: true });
  return () => observer.disconnect();
}
