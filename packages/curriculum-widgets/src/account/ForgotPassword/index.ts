export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword';
export { forgotPasswordMessages } from './messages';
export type { PasswordResetSource } from './PasswordResetSource';
