export type { Option } from '../OptionList';
export { ComboBox, type ComboBoxProps } from './ComboBox';
