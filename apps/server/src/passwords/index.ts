export { hashPassword, verifyPassword } from './passwordHash';
