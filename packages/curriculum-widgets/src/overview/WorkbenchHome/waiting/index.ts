export { ColleagueChanges, type ColleagueChangesProps } from './ColleagueChanges';
export { RecentSection, type RecentSectionProps } from './RecentSection';
export { WaitingReviews, type WaitingReviewsProps } from './WaitingReviews';
export { WaitingList, type WaitingListProps } from './WaitingList';
