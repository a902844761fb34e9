export * from './Account';
export * from './NewPassword';
