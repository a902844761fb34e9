export { profileMessages } from './messages';
export { Profile, type ProfileProps } from './Profile';
export type { ProfileSource } from './ProfileSource';
