export { Cascader, type CascaderProps } from './Cascader';
export type { CascaderNode, CascaderPath, NodeId } from './cascaderTree';
