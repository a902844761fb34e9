export { NumberField, type NumberFieldProps } from './NumberField';
export { readNumber, writeNumber, type NumberReading } from './numberText';
