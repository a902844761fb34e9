export { conformance, renderUi } from './conformance';
