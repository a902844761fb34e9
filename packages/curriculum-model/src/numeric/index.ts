export * from './numericInput';
