import { SkeletonRows } from '@college/ui/Skeleton';

/** About as high as what is missing, so that the courses below stay where they are. */
export function WaitingRows() {
  return <SkeletonRows columns={['176px', '120px', 'minmax(0, 1fr)', '48px']} rowCount={15} rowHeight="36px" />;
}
