/** The size of a window: outer in screen pixels, inner in CSS pixels. */
export interface WindowSizes {
  outerWidth: number;
  innerWidth: number;
}

// A docked panel of the developer tools or a side bar takes less of a window than this.
const leastZoom = 1.5;

/** Whether the browser shows its pages so large that they have to reflow (WCAG 1.4.10). */
export function isZoomed({ outerWidth, innerWidth }: WindowSizes): boolean {
  return innerWidth > 0 && outerWidth / innerWidth >= leastZoom;
}
