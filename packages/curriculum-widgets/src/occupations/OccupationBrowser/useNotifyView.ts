import type { OccupationView } from '@college/curriculum-model';
import { useEffect, useEffectEvent } from 'react';
import { viewOf, type OccupationBrowserState } from './occupationBrowserState';

/** Calls back when the view changes. */
export function useNotifyView(state: OccupationBrowserState, onViewChange: ((view: OccupationView) => void) | undefined): void {
  const view = viewOf(state);
  const notify = useEffectEvent(() => onViewChange?.(view));
  useEffect(() => notify(), [view]);
}
