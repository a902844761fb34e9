export { GoalEdit, type GoalEditProps } from './GoalEdit';
export { goalEditMessages } from './messages';
