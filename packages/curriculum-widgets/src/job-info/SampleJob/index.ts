export { SampleJob, type SampleJobProps } from './SampleJob';
