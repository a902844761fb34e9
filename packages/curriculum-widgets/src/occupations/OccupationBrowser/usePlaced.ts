import { useEffect, type Dispatch } from 'react';
import type { BookPlace, OccupationBrowserEvent } from './occupationBrowserState';

/** Goes where the place says, whoever changed it: a step of the reader, or the button of the browser. */
export function usePlaced({ code, keyword }: BookPlace, dispatch: Dispatch<OccupationBrowserEvent>) {
  useEffect(() => dispatch({ type: 'placed', place: { code, keyword } }), [code, keyword, dispatch]);
}
