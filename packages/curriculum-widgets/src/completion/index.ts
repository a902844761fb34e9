export * from './CompletionPopup';
export * from './DataCheck';
export * from './SavingProgress';
