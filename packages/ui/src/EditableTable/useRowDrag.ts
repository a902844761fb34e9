import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { RowDragEvents, rowDrag as makeRowDrag } from './rowDrag';

type RowDrag = ReturnType<typeof makeRowDrag>;

/**
 * Dragging of rows by pointer and touch. Its code is loaded when a pointer comes over the rows or a finger touches them; keys and the grip's menu do without
 * it.
 */
export function useRowDrag(bodyRef: RefObject<HTMLElement | null>, events: RowDragEvents, isSortable: boolean) {
  const latest = useRef(events);
  const made = useRef<RowDrag>(undefined);
  const coming = useRef<Promise<RowDrag | undefined>>(undefined);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(
    () => () => {
      made.current?.destroy();
      made.current = undefined;
      coming.current = undefined;
    },
    [isSortable],
  );

  async function fetch() {
    const { rowDrag } = await import('./rowDrag');
    const body = bodyRef.current;
    if (body) made.current ??= rowDrag(body, () => latest.current);
    return made.current;
  }

  /** Loads it once; after a failure the next pointer tries again. */
  function load() {
    coming.current ??= fetch().catch((error: unknown) => {
      coming.current = undefined;
      throw error;
    });
    return coming.current;
  }

  /** A press that came before the code; a drag begins if the pointer is still down when it is there, and takes up where the pointer went meanwhile. */
  async function pressLate(press: globalThis.PointerEvent, grip: Element) {
    const over = new AbortController();
    let moved: globalThis.PointerEvent | undefined;
    let isDown = true;
    document.addEventListener('pointermove', (event) => (moved = event), { capture: true, signal: over.signal });
    for (const end of ['pointerup', 'pointercancel']) {
      document.addEventListener(end, () => over.abort(), { capture: true, signal: over.signal });
    }
    await load().finally(() => {
      isDown = !over.signal.aborted;
      over.abort();
    });
    if (!isDown || !made.current) return;
    // Anew, as an event that is over has no target in a shadow tree.
    grip.dispatchEvent(new PointerEvent('pointerdown', press));
    if (moved) document.dispatchEvent(new PointerEvent('pointermove', moved));
  }

  if (!isSortable) return {};
  return {
    onPointerEnter() {
      // A failure is reported by the press, which loads again.
      load().catch(() => undefined);
    },
    onPointerDown({ target, nativeEvent }: PointerEvent) {
      const grip = target instanceof Element ? target.closest('[data-grip]') : null;
      if (!grip) return;
      if (made.current) made.current.press(nativeEvent, grip);
      else void pressLate(nativeEvent, grip);
    },
  };
}
