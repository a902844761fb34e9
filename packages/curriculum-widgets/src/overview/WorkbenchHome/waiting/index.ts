export { ColleagueChanges, type ColleagueChangesProps } from './ColleagueChanges';
export { WaitingList, type WaitingListProps } from './WaitingList';
