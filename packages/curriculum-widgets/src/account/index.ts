export * from './Account';
export * from './ForgotPassword';
export * from './NewPassword';
export * from './Profile';
export * from './Reauthenticate';
