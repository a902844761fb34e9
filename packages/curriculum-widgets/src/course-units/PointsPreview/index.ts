export { ImportedFile, type ImportedFileProps } from './ImportedFile';
export {
  countKsa,
  coursePointsReducer,
  pointsToSave,
  shownPoints,
  type CoursePoints,
  type CoursePointsEvent,
  type ImportedPoints,
} from './importedPoints';
export { pointsPreviewMessages } from './messages';
export { PointsPreview, type PointsPreviewProps } from './PointsPreview';
