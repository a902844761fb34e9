export type { RestingCheck, StateStory } from './atRest';
