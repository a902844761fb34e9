export { PageBody, type PageBodyProps } from './PageBody';
