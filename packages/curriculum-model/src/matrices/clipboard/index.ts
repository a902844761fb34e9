export type { CodeChoice, CodeKind, ListedStrength } from './codeItem';
export * from './codeList';
export * from './strengthSigns';
