export { CourseGoals, type CourseGoalsLook, type CourseGoalsProps } from './CourseGoals';
