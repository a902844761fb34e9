export { ManagePage, type ManagePageProps } from './ManagePage';
export { manageTabs, type ManageTab } from './manageTabs';
export { managePageMessages } from './messages';
