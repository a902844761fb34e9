export { hasRoomForSidePanel } from './room';
export { SidePanel, type SidePanelProps } from './SidePanel';
