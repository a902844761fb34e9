import type { OccupationView } from '@college/curriculum-model';
import { useEffect, useEffectEvent } from 'react';
import { viewOf, type OccupationBrowserState } from './occupationBrowserState';

/** Tells the page which view is shown, each time that it is another one. */
export function useViewTold(state: OccupationBrowserState, onViewChange: ((view: OccupationView) => void) | undefined): void {
  const view = viewOf(state);
  const tell = useEffectEvent(() => onViewChange?.(view));
  useEffect(() => tell(), [view]);
}
