import { useEffect, useEffectEvent } from 'react';
import type { GridPlacesHandle } from '../layout/gridPlaces';
import type { GridGeometry } from '../layout/useGridGeometry';
import type { GridPosition } from './gridRange';
import { isInSight, revealCell, type GridSize } from './revealCell';

interface KeptInSightOptions {
  places: GridPlacesHandle;
  geometry: GridGeometry;
  /** The active cell. */
  ring: () => GridPosition | undefined;
  /** Draws what the scroll offset now shows. */
  follow: () => void;
}

/** Keeps the active cell in sight where the grid gets smaller, such as beside a panel that opens; one that was scrolled away stays away. */
export function useKeptInSight({ places, geometry, ring, follow }: KeptInSightOptions) {
  const keep = useEffectEvent((root: HTMLElement, before: GridSize) => {
    const at = ring();
    if (!at || !isInSight(root, geometry, at, before)) return;
    revealCell(root, geometry, at);
    follow();
  });

  useEffect(() => {
    const root = places.now()?.root;
    if (!root) return undefined;
    let size: GridSize = sizeOf(root);
    const observer = new ResizeObserver(() => {
      const before = size;
      size = sizeOf(root);
      if (size.clientWidth < before.clientWidth || size.clientHeight < before.clientHeight) keep(root, before);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [places]);
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): GridSize => ({ clientWidth, clientHeight });
