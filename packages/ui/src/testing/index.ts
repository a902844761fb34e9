export { chineseIn } from './chineseIn';
export { conformance, renderUi } from './conformance';
