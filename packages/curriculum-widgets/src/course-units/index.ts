export * from './CourseChoice';
export * from './CoursePicker';
export * from './CourseUnitDetail';
export * from './CourseUnitList';
export * from './LeaveDialog';
export * from './PointsPreview';
export * from './PointsUpload';
export * from './ProjectTable';
