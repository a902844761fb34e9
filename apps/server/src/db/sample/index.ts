export { seedSampleProgramme } from './seedSampleProgramme';
