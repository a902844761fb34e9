export { TeachStandard, type TeachStandardProps } from './TeachStandard';
export type { CatalogueCategory, CatalogueClass, TeachStandardSource } from './TeachStandardSource';
export { teachStandardMessages } from './messages';
