export { occupationBrowserMessages } from './messages';
export type { OccupationBookSource } from './OccupationBookSource';
export { topPlace, type BookPlace } from './occupationBrowserState';
export { OccupationBrowser, type OccupationBrowserProps } from './OccupationBrowser';
