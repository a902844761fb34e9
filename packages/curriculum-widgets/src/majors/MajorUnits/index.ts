export { MajorUnits, type MajorUnitsProps } from './MajorUnits';
