export { Departments, type DepartmentsProps } from './Departments';
export type { DepartmentsSource } from './DepartmentsSource';
export { departmentsMessages } from './messages';
