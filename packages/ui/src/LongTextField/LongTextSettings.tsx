import { useContext, type ReactNode } from 'react';
import { sharedContext } from '../copies/sharedContext';

/** Where text of more than 16 characters is edited: in a separate window, or in the field itself. */
export type LongTextPlace = 'window' | 'field';

interface LongTextSettingsProps {
  /** Where long text is edited. @default 'window' */
  place?: LongTextPlace;
  /** Called when the person chooses where to edit from now on; without it the window offers no choice. */
  onPlaceChange?: (place: LongTextPlace) => void;
  /** Everything whose fields ask. */
  children: ReactNode;
}

const LongTextContext = sharedContext<Pick<LongTextSettingsProps, 'onPlaceChange'> & { place: LongTextPlace }>('longText', {
  place: 'window',
});

/** The person's own choice of where long text is edited; stored by the host. */
export function LongTextSettings({ place = 'window', onPlaceChange, children }: LongTextSettingsProps) {
  return <LongTextContext value={{ place, onPlaceChange }}>{children}</LongTextContext>;
}

/** Where long text is edited here, and the way to change it. */
export function useLongTextSettings() {
  return useContext(LongTextContext);
}
