export { CourseGoals, type CourseGoalsLook, type CourseGoalsProps } from './CourseGoals';
export type { OfferGoals, OfferedGoal } from './OfferedGoals';
