import { activeElement } from '@college/ui/shadow';
import { markedText } from './markedText';
import { watchNear } from './watchNear';

/** Whether a part of a page is drawn, and while it is not, the room that it took when it was. */
export interface NearState {
  isNear: boolean;
  height?: number;
}

/** A part of a page that is drawn while it is near the window. */
export interface NearPlace {
  /** Follows an element of the part, until the returned function is called. */
  watch: (element: Element) => () => void;
  /** Draws it wherever it is; who asks brings it near in the same moment. */
  draw: () => void;
}

/** Follows the elements of a part; `onChange` is called when it comes near, and when all of it is far and nobody works in it. */
export function createNearPlace(onChange: (state: NearState) => void): NearPlace {
  const near = new Set<Element>();
  const heights = new Map<Element, number>();
  let isDrawn = false;

  function draw() {
    isDrawn = true;
    onChange({ isNear: true });
  }
  return {
    draw,
    watch(element) {
      const stop = watchNear(element, ({ isNear, height }) => {
        heights.set(element, height);
        if (isNear) near.add(element);
        else near.delete(element);
        if (near.size > 0) draw();
        else if (isDrawn && ![...heights.keys()].some(isHeld)) {
          isDrawn = false;
          onChange({ isNear: false, height: [...heights.values()].reduce((sum, one) => sum + one, 0) });
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
  return markedText(element)?.intersectsNode(element) === true || element.contains(activeElement());
}
