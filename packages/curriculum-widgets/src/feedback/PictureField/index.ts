export { pictureFieldMessages } from './messages';
export { PictureField, type Picture, type PictureFieldProps } from './PictureField';
export { storedImage } from './storedImage';
export { PictureFrame, type PictureFrameProps } from './PictureFrame';
