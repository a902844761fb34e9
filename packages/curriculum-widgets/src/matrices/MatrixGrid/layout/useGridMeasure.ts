import { useLayoutEffect, useState } from 'react';
import type { GridPlacesHandle } from './gridPlaces';

export interface GridRoom {
  density: 'regular' | 'compact';
  /** Pixels inside the scrolling element. */
  width: number;
  height: number;
}

/** Density and room of the grid. The first guess is the window's size, so that most grids are drawn once. */
export function useGridMeasure(places: GridPlacesHandle, isWidthNeeded: boolean): GridRoom {
  const [room, setRoom] = useState<GridRoom>(() =>
    typeof window === 'undefined'
      ? { density: 'regular', width: 1300, height: 900 }
      : { density: 'regular', width: window.innerWidth, height: window.innerHeight },
  );
  useLayoutEffect(() => {
    const parts = places.now();
    if (!parts) return;
    const { root, probe } = parts;
    function measure() {
      const density = root.closest<HTMLElement>('[data-cw-density]')?.dataset.cwDensity === 'compact' ? 'compact' : 'regular';
      const { clientWidth, clientHeight } = root;
      setRoom((seen) => {
        // Where widths do not depend on it, a little overscan costs less than re-rendering.
        const width = isWidthNeeded ? clientWidth : Math.max(seen.width, clientWidth);
        const height = Math.max(seen.height, clientHeight);
        const isSame = seen.density === density && seen.width === width && seen.height === height;
        return isSame ? seen : { density, width, height };
      });
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    observer.observe(probe);
    return () => observer.disconnect();
  }, [places, isWidthNeeded]);
  return room;
}
