export type { Credentials } from './loginState';
export { LoginPage, type LoginPageProps } from './LoginPage';
export { loginPageMessages } from './messages';
