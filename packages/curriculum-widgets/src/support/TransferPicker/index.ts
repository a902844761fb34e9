export { ksaItems, pointItems, type TransferItem, type TransferKind } from '../transferItems';
export { TransferDialog, type TransferDialogProps } from './TransferDialog';
export { TransferPicker, type TransferPickerProps } from './TransferPicker';
export { TransferPopover, type PopoverCell, type TransferPopoverProps } from './TransferPopover';
export type { TransferChange, TransferEntry } from './transferState';
