export { countCharacters } from './longText';
export { LongTextEditor } from './LongTextEditor';
export { LongTextField, type LongTextFieldProps } from './LongTextField';
