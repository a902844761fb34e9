export * from './openSupports';
export * from './suggestSupports';
export * from './supportSuggestion';
