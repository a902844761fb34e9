import { createContext, useContext, type ReactNode } from 'react';

/** Where a person edits text of more than 16 characters: in a window of its own, or in the field as any other text. */
export type LongTextPlace = 'window' | 'field';

interface LongTextSettingsProps {
  /** Where long text is edited. @default 'window' */
  place?: LongTextPlace;
  /** Hears where the person wants to edit from now on; without it the window does not ask. */
  onPlaceChange?: (place: LongTextPlace) => void;
  /** Everything whose fields ask. */
  children: ReactNode;
}

const LongTextContext = createContext<Pick<LongTextSettingsProps, 'onPlaceChange'> & { place: LongTextPlace }>({ place: 'window' });

/** The person's own choice of where long text is edited; the host keeps it. */
export function LongTextSettings({ place = 'window', onPlaceChange, children }: LongTextSettingsProps) {
  return <LongTextContext value={{ place, onPlaceChange }}>{children}</LongTextContext>;
}

/** Where long text is edited here, and the way to change it. */
export function useLongTextSettings() {
  return useContext(LongTextContext);
}
