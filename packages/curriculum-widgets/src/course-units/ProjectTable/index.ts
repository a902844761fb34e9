export { readHours, type HoursText } from './hoursText';
export { projectTableMessages } from './messages';
export {
  projectRowsReducer,
  toEditableRows,
  toProjectRows,
  unnamedRows,
  visibleRows,
  type EditableProjectRow,
  type ProjectRowsEvent,
} from './projectRows';
export { ProjectTable, type ProjectTableProps } from './ProjectTable';
