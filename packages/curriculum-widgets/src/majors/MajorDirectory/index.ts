export { MajorDirectory, type MajorDirectoryProps } from './MajorDirectory';
export { majorDirectoryMessages } from './messages';
