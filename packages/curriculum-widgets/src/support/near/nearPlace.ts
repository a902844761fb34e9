import { activeElement } from '@college/ui/shadow';
import { watchNear } from './watchNear';

/** A part of a page that is drawn while it is near the window. */
export interface NearPlace {
  /** Follows an element of the part, until the returned function is called. */
  watch: (element: Element) => () => void;
  /** The room that it took when it was last drawn. */
  getHeight: () => number | undefined;
  /** Draws it wherever it is; who asks brings it near in the same moment. */
  draw: () => void;
}

/** Follows the elements of a part; `onChange` is called when it comes near and when all of it is far and nobody works in it. */
export function createNearPlace(onChange: (isNear: boolean) => void): NearPlace {
  const near = new Set<Element>();
  const heights = new Map<Element, number>();
  let isDrawn = false;
  let height: number | undefined;

  return {
    getHeight: () => height,
    draw() {
      isDrawn = true;
      onChange(true);
    },
    watch(element) {
      const stop = watchNear(element, (now) => {
        heights.set(element, now.height);
        if (now.isNear) near.add(element);
        else near.delete(element);
        if (near.size > 0) {
          isDrawn = true;
          onChange(true);
        } else if (isDrawn && ![...heights.keys()].some(isHeld)) {
          height = [...heights.values()].reduce((sum, one) => sum + one, 0);
          isDrawn = false;
          onChange(false);
        }
      });
      return () => {
        stop();
        near.delete(element);
        heights.delete(element);
      };
    },
  };
}

/** Whether the focus or marked text is in an element, which undrawing would take away. */
function isHeld(element: Element): boolean {
  const selection = window.getSelection();
  const isMarked = selection?.isCollapsed === false && selection.containsNode(element, true);
  return isMarked || element.contains(activeElement());
}
