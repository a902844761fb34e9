import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react';
import type { TransferPopover } from '../../support/TransferPicker';

type Picker = typeof TransferPopover;

let loaded: Picker | undefined;

async function load() {
  const { TransferPopover: picker } = await import('../../support/TransferPicker/TransferPopover');
  loaded = picker;
  return { default: picker };
}

const PickerOnDemand = lazy(load);

/** Fetches the picker once the matrix shows, so that it is there when a cell opens and does not hold up the matrix itself. */
export function usePickerSoon() {
  useEffect(() => void load(), []);
}

/** The picker beside an open cell; it stands at once where it was fetched before. */
export function CellPicker(props: ComponentProps<Picker>) {
  const [{ Picker }] = useState(() => ({ Picker: loaded ?? PickerOnDemand }));
  return (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  );
}
