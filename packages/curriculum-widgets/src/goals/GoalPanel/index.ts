export { GoalPanel, type GoalPanelProps } from './GoalPanel';
export { goalPanelMessages } from './messages';
