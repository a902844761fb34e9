export { Segment, type SegmentProps } from './Segment';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';
