export { ShareLinksDialog } from './ShareLinksDialog';
export type { SharedLink, ShareLinksSource } from './ShareLinksSource';
