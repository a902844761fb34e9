export { PlaceComments, type PlaceCommentsProps } from './PlaceComments';
