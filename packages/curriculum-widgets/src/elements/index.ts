export { registerCollegeElements, type RegisterOptions } from './registerCollegeElements';
