export { readPageMessages } from './messages';
export { ReadPage, type ReadPageProps } from './ReadPage';
