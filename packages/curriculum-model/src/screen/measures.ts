/** Smallest page width in pixels; below it the page scrolls sideways (core §9). */
export const minPageWidth = 1300;

/** Widths of the data-check panel in pixels (core §9). */
export const dataCheckPanelWidths = { open: 400, collapsed: 41 } as const;

/** How long a toast stays, in milliseconds (core §9). */
export const toastDuration = 3000;

/** Largest height of the preview of uploaded points, in pixels (reference §9). */
export const previewMaxHeight = 400;

/** The course-matrix export follows the major-matrix export after this many milliseconds (core §9). */
export const exportDelay = 3000;

/** Loading of the major list ends at the latest after this many milliseconds (reference §9). */
export const majorListTimeout = 10_000;

/** The dashboard's job list moves on after this many milliseconds (reference §9). */
export const dashboardScrollInterval = 3000;
