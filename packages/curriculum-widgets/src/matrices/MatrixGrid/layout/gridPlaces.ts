/** The rendered parts of a grid, queried once. */
export interface GridPlaces {
  root: HTMLElement;
  probe: HTMLElement;
  head: HTMLElement;
  body: HTMLElement;
  outline: HTMLElement;
  columnBand: HTMLElement;
  /** The sentence of the cell with the ring. */
  spoken: HTMLElement;
  /** Read on either side of a list, whose items say themselves. */
  beforeList: HTMLElement;
  afterList: HTMLElement;
  live: HTMLElement;
}

/** Holds the parts while the grid is in the page; `attach` is the root's ref. */
export function createGridPlaces() {
  let places: GridPlaces | null = null;
  return {
    now: () => places,
    attach(root: HTMLElement | null) {
      if (!root) return undefined;
      const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
      places = {
        root,
        probe: part('probe'),
        head: part('head'),
        body: part('body'),
        outline: part('outline'),
        columnBand: part('columnBand'),
        spoken: part('spoken'),
        beforeList: document.createElement('s'),
        afterList: document.createElement('s'),
        live: part('live'),
      };
      return () => {
        places = null;
      };
    },
  };
}

export type GridPlacesHandle = ReturnType<typeof createGridPlaces>;
