export { chineseIn } from './chineseIn';
