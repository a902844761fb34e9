import { useEffect, useEffectEvent, useRef, type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useUNSAFE_PortalContext } from 'react-aria';
import { createPortal } from 'react-dom';
import { isInComposition } from '../composition';
import { activeElement, eventTarget, keepReachable } from '../shadow';
import { CascaderBox } from './cascaderParts';
import { hideOutside } from './hideOutside';
import type { LayerPlace } from './layerPlace';
import type { CascaderText } from './messages';

interface CascaderLayerProps {
  id: string;
  'aria-label': string;
  triggerRef: RefObject<HTMLElement | null>;
  place: LayerPlace;
  /** The trigger may have moved. */
  onMoved: () => void;
  onClose: () => void;
  text: CascaderText;
  children: ReactNode;
}

/**
 * The dialog at the field, built on the platform alone: it renders in the frame after the click. React Aria treats it as part of the top layer: a dialog
 * under it neither hides it, nor restores focus from it, nor closes on a press in it.
 */
export function CascaderLayer({ id, 'aria-label': label, triggerRef, place, onMoved, onClose, text, children }: CascaderLayerProps) {
  const groundRef = useRef<HTMLDivElement>(null);
  const { getContainer } = useUNSAFE_PortalContext();
  const moved = useEffectEvent(onMoved);

  useEffect(() => {
    const ground = groundRef.current;
    if (!ground) return;
    const stopKeeping = keepReachable(ground);
    const showOutside = hideOutside(ground);
    const trigger = triggerRef.current;
    return () => {
      stopKeeping?.();
      showOutside();
      const active = activeElement();
      if (!active || active === document.body || ground.contains(active)) trigger?.focus({ preventScroll: true });
    };
  }, [triggerRef]);

  useEffect(() => {
    const ground = groundRef.current;
    function handleScroll(event: Event) {
      const target = eventTarget(event);
      if (!(target instanceof Node && ground?.contains(target))) moved();
    }
    // The page does not scroll under the layer; lists in it do.
    function handleWheel(event: WheelEvent) {
      if (!event.ctrlKey && !(event.target instanceof Element && event.target.closest('[role="listbox"]'))) event.preventDefault();
    }
    const handleResize = () => moved();
    window.addEventListener('resize', handleResize);
    window.addEventListener('scroll', handleScroll, true);
    ground?.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      window.removeEventListener('resize', handleResize);
      window.removeEventListener('scroll', handleScroll, true);
      ground?.removeEventListener('wheel', handleWheel);
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isInComposition(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      focusNext(event.currentTarget, event.shiftKey ? -1 : 1);
    }
  }

  const dismiss = <button type="button" data-part="spoken" tabIndex={-1} aria-label={text.dismiss} onClick={onClose} />;
  return createPortal(
    <CascaderBox
      ref={groundRef}
      data-part="ground"
      data-side={place.side}
      data-react-aria-top-layer=""
      style={
        {
          '--left': `${place.left}px`,
          '--width': `${place.width}px`,
          '--top': place.side === 'bottom' ? `${place.offset}px` : 0,
          '--bottom': place.side === 'top' ? `${place.offset}px` : 0,
          '--room': `${place.room - aboveLists}px`,
        } as CSSProperties
      }
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={handleKeyDown}
    >
      <div role="dialog" id={id} aria-label={label} tabIndex={-1}>
        {dismiss}
        {children}
        {dismiss}
      </div>
    </CascaderBox>,
    getContainer?.() ?? document.body,
  );
}

/** The search field and the edges. */
const aboveLists = 44;

/** Traps Tab in the layer, wrapping around. */
function focusNext(ground: HTMLElement, step: 1 | -1) {
  const stops = [...ground.querySelectorAll<HTMLElement>('input, [role="listbox"][tabindex="0"], button:not([tabindex="-1"])')];
  const at = stops.findIndex((stop) => stop === activeElement());
  const next = stops[at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
