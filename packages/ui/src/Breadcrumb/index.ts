export { Breadcrumb, type BreadcrumbEntry, type BreadcrumbProps } from './Breadcrumb';
export { trailTo } from './trail';
