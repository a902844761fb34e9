export { PageBody } from './PageBody';
