export { BindingForm, type BindingFormProps } from './BindingForm';
export type { BindingCell } from './bindingFormState';
