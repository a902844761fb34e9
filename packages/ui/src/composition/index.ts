export { isInComposition } from './isInComposition';
