import { useEffect, type Dispatch } from 'react';
import type { BookPlace, OccupationBrowserEvent } from './occupationBrowserState';

/** Navigates to the controlled position, whether changed by the user or by the browser's history. */
export function usePlaced({ code, keyword }: BookPlace, dispatch: Dispatch<OccupationBrowserEvent>) {
  useEffect(() => dispatch({ type: 'placed', place: { code, keyword } }), [code, keyword, dispatch]);
}
