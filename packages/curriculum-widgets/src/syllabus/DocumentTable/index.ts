export { DocumentTable, type DocumentTableProps } from './DocumentTable';
export { documentTableMessages } from './messages';
