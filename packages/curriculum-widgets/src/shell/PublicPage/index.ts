export { publicPageMessages } from './messages';
export { PublicPage, type PublicPageProps } from './PublicPage';
