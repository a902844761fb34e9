import { useLayoutEffect, useState } from 'react';
import type { GridPlacesHandle } from './gridPlaces';

export interface GridRoom {
  density: 'regular' | 'compact';
  /** Pixels inside the scrolling element. */
  width: number;
  height: number;
}

/** What a page has beside the grid, and the least height of the grid, where it is given none. */
export const unsized = { rest: 240, least: 360 };

/** Density and room of the grid. The first guess is what the page leaves to it, so that most grids are drawn once and no more than is seen. */
export function useGridMeasure(places: GridPlacesHandle, isWidthNeeded: boolean, height?: string): GridRoom {
  const [room, setRoom] = useState<GridRoom>(() => ({
    density: 'regular',
    width: typeof window === 'undefined' ? 1300 : window.innerWidth,
    height: guessedHeight(height),
  }));
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

function guessedHeight(height: string | undefined) {
  const pixels = /^(\d+)px$/.exec(height ?? '')?.[1];
  if (pixels !== undefined) return Number(pixels);
  const whole = typeof window === 'undefined' ? 900 : window.innerHeight;
  return height === undefined ? Math.max(unsized.least, whole - unsized.rest) : whole;
}
