export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows';
export { SKELETON_DELAY } from './useDelayed';
