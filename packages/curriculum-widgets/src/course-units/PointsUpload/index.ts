export { pointsUploadMessages } from './messages';
export { MAX_POINT_FILE_BYTES, pointFileExtensions, pointFileProblem, type PointFileProblem } from './pointFile';
export type { PointsSource, PointTemplateKind, ResolvePointsRequest } from './PointsSource';
export { PointsUpload, type PointsUploadProps } from './PointsUpload';
