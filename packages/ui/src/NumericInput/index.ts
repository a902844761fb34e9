export { cleanNumericText } from './cleanNumericText';
export { NumericInput, type NumericInputProps } from './NumericInput';
