export { ColleagueChanges, type ColleagueChangesProps } from './ColleagueChanges';
export { RecentSection, type RecentSectionProps } from './RecentSection';
export { WaitingList, type WaitingListProps } from './WaitingList';
