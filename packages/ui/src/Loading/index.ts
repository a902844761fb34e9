export { Loading, type LoadingProps } from './Loading';
export { loadingMessages } from './messages';
