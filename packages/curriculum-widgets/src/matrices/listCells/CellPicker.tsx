import type { ComponentProps } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import type { TransferPopover } from '../../support/TransferPicker';

/** The picker, fetched apart from the matrix. */
export const cellPicker = lazyPart(async () => (await import('../../support/TransferPicker/TransferPopover')).TransferPopover);

/** The picker beside an open cell; it renders at once if it was loaded before. */
export function CellPicker(props: ComponentProps<typeof TransferPopover>) {
  return <PopupPart part={cellPicker} given={props} onFailed={props.onClose} />;
}
