export type { CollegeElements } from './elementTypes.gen';
export type { CollegeVueComponents } from './frameworkTypes';
export { registerCollegeElements, type RegisterOptions } from './registerCollegeElements';
