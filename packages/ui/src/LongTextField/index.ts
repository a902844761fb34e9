export { countCharacters } from './longText';
export { LongTextEditor } from './LongTextEditor';
export { LongTextEffect } from './LongTextEffect';
export { LongTextField, type LongTextFieldProps } from './LongTextField';
export { LongTextSettings, useLongTextSettings, type LongTextPlace } from './LongTextSettings';
export { useLongTextWindow, type FieldSize, type TextInWindow, type WindowEffect } from './useLongTextWindow';
