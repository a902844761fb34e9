export { ManagePage, manageTabs, type ManagePageProps, type ManageTab } from './ManagePage';
export { managePageMessages } from './messages';
