export type {
  CollegeElement,
  CollegeElementEvents,
  CollegeElementProps,
  CollegeElements,
  CollegeElementSettings,
  CollegeMarkup,
  CollegeTag,
} from './elementTypes';
export { registerCollegeElements, type RegisterOptions } from './registerCollegeElements';
