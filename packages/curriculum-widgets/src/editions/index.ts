export * from './EditionBand';
export * from './EditionList';
export * from './MergeDesk';
export * from './MergeReceipt';
