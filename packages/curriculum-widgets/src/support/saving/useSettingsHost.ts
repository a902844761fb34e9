import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import type { Desk } from '../desk/createDesk';
import { useLatest } from '../desk/useLatest';

/** What a host can do with settings from outside. */
export interface SettingsControls {
  save: () => Promise<boolean>;
  discard: () => void;
}

/** What a host gives to settings, and hears from them. */
export interface SettingsHost {
  /** Called when the number of unsaved changes changes, to guard the way out. */
  onUnsavedChange?: (unsaved: { isDirty: boolean; changeCount: number }) => void;
  /** Saves or discards from outside, such as from the question whether to leave. */
  controls?: Ref<SettingsControls>;
}

interface HostedSettings extends SettingsHost {
  desk: Pick<Desk<never>, 'save' | 'discard'>;
  isDirty: boolean;
  changeCount: number;
}

/** Lets the host save and discard, tells it of unsaved changes, and returns the keys of the settings. */
export function useSettingsHost({ desk, isDirty, changeCount, onUnsavedChange, controls }: HostedSettings) {
  useImperativeHandle(controls, () => ({ save: desk.save, discard: desk.discard }), [desk]);
  const tell = useLatest(onUnsavedChange);
  useEffect(() => tell()?.({ isDirty, changeCount }), [tell, isDirty, changeCount]);
  return useMemo(() => ({ 'Ctrl+S': () => void desk.save() }), [desk]);
}
