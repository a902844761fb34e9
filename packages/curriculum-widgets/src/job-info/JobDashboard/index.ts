export { JobDashboard, type JobDashboardProps } from './JobDashboard';
export { jobViews, type JobView } from './jobViewNames';
