export { FormGrid } from './FormGrid';
export { FormSection } from './FormSection';
