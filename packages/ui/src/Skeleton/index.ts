export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows';
export { SkeletonShape, type SkeletonShapeProps } from './SkeletonShape';
export { SKELETON_DELAY } from './useDelayed';
