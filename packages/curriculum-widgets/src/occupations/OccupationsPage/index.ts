export { occupationsPageMessages } from './messages';
export { OccupationsPage, occupationViewTabs, type OccupationsPageProps, type OccupationViewTab } from './OccupationsPage';
