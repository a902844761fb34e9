import { enableShadowDom } from '@college/ui/shadow';
import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

interface Place {
  styles: HTMLElement;
  container: HTMLElement;
}

/** Draws its children in a shadow tree, with their styles beside them, as the custom elements do. */
export function ShadowHost({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>();
  const open = useCallback((host: HTMLElement | null) => {
    if (!host) return;
    enableShadowDom();
    setPlace(openPlace(host));
  }, []);
  return (
    <div ref={open} data-story-host="shadow">
      {place && createPortal(<StyleSheetManager target={place.styles}>{children}</StyleSheetManager>, place.container)}
    </div>
  );
}

function openPlace(host: HTMLElement): Place {
  const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const [styles, container] = [document.createElement('div'), document.createElement('div')];
  // Stops inheritance of the page's universal rules.
  container.style.all = 'initial';
  container.style.display = 'block';
  tree.replaceChildren(styles, container);
  return { styles, container };
}
