export { hashPassword, verifyPassword } from './passwordHash';
export { passwordFault, type PasswordFault } from './passwordFault';
export { passwordMessages } from './messages';
