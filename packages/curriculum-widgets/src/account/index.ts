export * from './Account';
export * from './ForgotPassword';
export * from './NewPassword';
