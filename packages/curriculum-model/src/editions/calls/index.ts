export * from './comparison';
export * from './editionRef';
export * from './mergePlan';
export * from './receipt';
export * from './upgrade';
export * from './sideName';
export * from './publishing';
export * from './receiptSort';
