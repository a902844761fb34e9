export { EditionBand, type EditionBandProps } from './EditionBand';
export { editionBandMessages } from './messages';
