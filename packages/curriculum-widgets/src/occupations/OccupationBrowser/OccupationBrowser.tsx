import type { OccupationView } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useState, type Ref } from 'react';
import { useLanguage } from '../../support/useLanguage';
import { BookDesk } from './BookDesk';
import type { OccupationBookSource } from './OccupationBookSource';
import { topPlace, type BookPlace } from './occupationBrowserState';

export interface OccupationBrowserProps {
  /** Where the dictionary is read. */
  source: OccupationBookSource;
  /** The controlled position, such as from the URL; uncontrolled when omitted. */
  place?: BookPlace;
  /** The initial position. @default the top list */
  defaultPlace?: BookPlace;
  /** Called on every navigation; `replace` when the previous address should not stay in the history: further letters of a keyword, a renamed code. */
  onPlaceChange?: (place: BookPlace, how: 'push' | 'replace') => void;
  /** Called when the view changes: -1 top list, 0 to 3 the levels of the dictionary, 11 results, 12 a result (reference §4). */
  onViewChange?: (view: OccupationView) => void;
  /** Address of a place, so that entries can be opened in a tab of their own; following it must change `place`. */
  hrefOf?: (place: BookPlace) => string;
  /** Where more is said about the dictionary: its edition, its source and how it is completed. */
  factsHref?: string;
  /** Puts the focus into the search field when the page opens. @default false */
  isSearchFirst?: boolean;
  /** Where the waiting of a search comes from. @default the machine's clock */
  clock?: Clock;
  /** Reaches the browser. */
  ref?: Ref<HTMLElement>;
}

/** The occupation classification dictionary of 2022, opened level by level or searched (reference §2.2, §4). Put it inside a `ToastProvider`. */
export function OccupationBrowser({ place, defaultPlace = topPlace, onPlaceChange, clock = realClock, ...rest }: OccupationBrowserProps) {
  const [ownPlace, setOwnPlace] = useState(defaultPlace);
  const language = useLanguage();

  function go(next: BookPlace, how: 'push' | 'replace' = 'push') {
    setOwnPlace(next);
    onPlaceChange?.(next, how);
  }
  // Another language is another book: everything is reloaded at the same place.
  return <BookDesk key={language} {...rest} place={place ?? ownPlace} onGo={go} clock={clock} language={language} />;
}
