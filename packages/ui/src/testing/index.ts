export { conformance, renderUi } from './conformance';
export { cleanup, render } from 'vitest-browser-react';
