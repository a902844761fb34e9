export { activeElement } from './activeElement';
export { closestAcrossTrees } from './closestAcrossTrees';
export { elementAtPoint } from './elementAtPoint';
export { enableShadowDom } from './enableShadowDom';
export { eventTarget } from './eventTarget';
export { keepReachable } from './keepReachable';
export { treeOf } from './treeOf';
