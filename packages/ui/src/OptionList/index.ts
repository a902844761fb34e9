export type { Option } from './option';
export { OptionList } from './OptionList';
