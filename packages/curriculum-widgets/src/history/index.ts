export * from './EditHistory';
export * from './RecordHistory';
export * from './TrashList';
