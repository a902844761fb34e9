export * from './NewNotices';
