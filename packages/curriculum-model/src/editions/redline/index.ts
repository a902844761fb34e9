export { redlineMarks, type RedlineCell, type RedlineMark } from './redlineCells';
export * from './redlineMatrix';
