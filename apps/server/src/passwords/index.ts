export { newPasswordFault } from './newPasswordFault';
export { hashPassword, verifyPassword } from './passwordHash';
