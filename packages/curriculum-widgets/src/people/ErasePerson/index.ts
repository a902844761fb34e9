export { ErasePerson, type ErasePersonProps } from './ErasePerson';
export type { ErasureSource } from './ErasureSource';
export { erasePersonMessages } from './messages';
