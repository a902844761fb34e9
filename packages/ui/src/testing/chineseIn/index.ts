export { chineseIn, unmarkedChineseIn } from './chineseIn';
