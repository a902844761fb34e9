export { presenceMarksMessages } from './messages';
export { PresenceMarks, type PresenceMarksProps } from './PresenceMarks';
export { coursePlaces, matrixPlaces, noPlaces, syllabusPlaces, type LivePlaces } from './livePlaces';
