export * from './codeList';
export * from './strengthSigns';
