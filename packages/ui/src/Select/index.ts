export type { Option } from '../OptionList';
export { Select, type SelectProps } from './Select';
