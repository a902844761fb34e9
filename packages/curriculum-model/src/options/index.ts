export * from './optionItem';
