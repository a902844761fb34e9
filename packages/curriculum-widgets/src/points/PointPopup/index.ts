export { EditPoints, type EditPointsProps } from './EditPoints';
export { pointPopupMessages } from './messages';
export { PointPopup, type PointPopupProps } from './PointPopup';
export type { LoadedPoints, PointPopupSource } from './PointPopupSource';
