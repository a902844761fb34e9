export { Signatures, type SignaturesProps } from './Signatures';
