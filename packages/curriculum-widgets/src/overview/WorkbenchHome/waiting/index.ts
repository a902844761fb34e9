export { ColleagueChanges, type ColleagueChangesProps } from './ColleagueChanges';
export { CourseSection, type CourseSectionProps } from './CourseSection';
export { DeadlineSection, type DeadlineSectionProps } from './DeadlineSection';
export { RecentSection, type RecentSectionProps } from './RecentSection';
export { WaitingReviews, type WaitingReviewsProps } from './WaitingReviews';
export { WaitingList, type WaitingListProps } from './WaitingList';
