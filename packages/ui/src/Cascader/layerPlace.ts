/** The position of a layer relative to its trigger, in viewport pixels. */
export interface LayerPlace {
  side: 'bottom' | 'top';
  left: number;
  /** Of the trigger: a layer of cut labels is as wide, so that their whole words find room. */
  width: number;
  /** From the edge of the window to the layer, on the side of the trigger. */
  offset: number;
  /** How high the layer can be. */
  room: number;
}

/** Between trigger and layer, and between layer and the window's edge. */
const gap = 4;
const margin = 12;
/** Search field, the longest list and the edges around them: the side is chosen once, so that a layer that grows does not jump. */
const highest = 372;

type Edges = Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>;

/** Below the trigger; above it where there is too little room below and more above. */
export function placeBeside({ left, top, bottom, width }: Edges, windowHeight: number): LayerPlace {
  const below = windowHeight - bottom - gap - margin;
  const above = top - gap - margin;
  return below >= highest || below >= above
    ? { side: 'bottom', left, width, offset: bottom + gap, room: below }
    : { side: 'top', left, width, offset: windowHeight - top + gap, room: above };
}
