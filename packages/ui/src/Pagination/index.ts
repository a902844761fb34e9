export { Pagination, type PaginationProps } from './Pagination';
export { pageCountOf, pagesShown } from './pages';
