export type { Credentials } from './loginForm';
export { LoginPage, type LoginPageProps } from './LoginPage';
export { loginPageMessages } from './messages';
