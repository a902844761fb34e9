export { DropZone, type DropZoneProps } from './DropZone';
export { useZonePress } from './useZonePress';
