export * from './EditionBand';
export * from './EditionList';
