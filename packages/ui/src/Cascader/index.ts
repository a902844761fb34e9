export { Cascader, type CascaderProps } from './Cascader';
export type { CascaderNode, CascaderPath, NodeId } from './cascaderTree';
export type { FindPaths, FoundPaths } from './useCascaderResults';
export type { LoadChildren } from './useLazyChildren';
