export type { SyllabusSource } from './SyllabusSource';
