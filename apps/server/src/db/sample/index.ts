export { putSampleProgramme } from './putSampleProgramme';
