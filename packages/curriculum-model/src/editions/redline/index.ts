export type { RedlineCell, RedlineMark } from './redlineCells';
export * from './redlineMatrix';
