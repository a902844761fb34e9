export type { ScreenSource } from './captureScreen';
export type { DecodedImage } from './decodeImage';
export { ImageUpload, type ImageUploadProps } from './ImageUpload';
export type { ImageVariant, UploadImage } from './imageUploadState';
export { imageUploadMessages } from './messages';
