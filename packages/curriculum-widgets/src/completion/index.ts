export * from './CompletionPopup';
export * from './SavingProgress';
