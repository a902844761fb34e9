export * from './EditHistory';
export * from './TrashList';
