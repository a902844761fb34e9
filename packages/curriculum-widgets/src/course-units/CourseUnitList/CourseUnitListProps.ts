import type { Clock } from '@college/ui/clock';
import type { UndoSource } from '../../support/undo';
import type { CourseUnit, CourseUnitPart } from '@college/curriculum-model';
import type { Density } from '@college/ui/theme';
import type { ReactNode } from 'react';
import type { CourseUnitListSource } from './CourseUnitListSource';

/** What an address says of the list. */
export interface CourseUnitListQuery {
  page?: number;
  /** A documented order such as `hoursDescending`, or a column, with a minus the other way round. */
  order?: string;
  keyword?: string;
  /** The part of the units that is shown. */
  only?: CourseUnitPart | undefined;
  /** Ids of the columns that are not shown. */
  hidden?: readonly string[];
}

export interface CourseUnitListProps {
  /** Where the units are read and deleted. */
  source: CourseUnitListSource;
  /** Where a deleted unit is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** Called after a deletion was undone. */
  onRestored?: () => void;
  /** Whose units; without it there is a hint and no request. */
  majorId?: number;
  /** Shown beside the title. */
  majorName?: string;
  /** Hours of all units of the major, where they are known. */
  totalHours?: number;
  /** The page on show, for an address that names it; leave out to let the list decide. */
  page?: number;
  /** Called with the new page when the user changes it. */
  onPageChange?: (page: number) => void;
  /** Page, order, keyword and hidden columns on show, for an address that names them; what is left out the list decides. */
  query?: CourseUnitListQuery;
  /** Called when one of them changes. */
  onQueryChange?: (query: Required<Omit<CourseUnitListQuery, 'only'>> & Pick<CourseUnitListQuery, 'only'>) => void;
  /** Named ways to look at the list, as `SavedViews`, above the toolbar; `only` is part of what they keep. */
  views?: ReactNode;
  /** Called when rows were deleted, restored or changed here. */
  onRowsChange?: () => void;
  /** Another value when another view is on show: what was selected in the former one is selected no more. */
  viewKey?: string;
  /**
   * Whether units may be edited, for all of them or one by one: at course level people edit only their own courses (core §6).
   * @default true
   */
  canModify?: boolean | ((unit: CourseUnit) => boolean);
  /**
   * Whether units may be created and deleted.
   * @default true
   */
  canCreate?: boolean;
  /**
   * Whether who leads units may be changed, for all of them or one by one.
   * @default canModify
   */
  canManage?: boolean | ((unit: CourseUnit) => boolean);
  /** The address of a unit, so that it opens in another tab too. */
  hrefOf?: (unit: CourseUnit) => string;
  /** Opens a unit in this view; without it rows have no pencil and their name is a plain link to `hrefOf`. */
  onOpen?: (unit: CourseUnit) => void;
  /** Begins a new unit; without it there is no such button. */
  onCreate?: () => void;
  /** Copies the selected units into another major, as `CopyCourses` does; with it rows can be selected. */
  onCopy?: (units: readonly CourseUnit[]) => void;
  /** Exports the syllabuses of the selected units, as `ReportArchive` does; with it rows can be selected. */
  onExport?: (units: readonly CourseUnit[]) => void;
  /** Checks the selected units, as `FindingList` does with `courseIds`; with it rows can be selected. */
  onCheck?: (units: readonly CourseUnit[]) => void;
  /** Row height of the table. @default that of the page */
  density?: Density;
  /** Called with the row height that the user selects. */
  onDensityChange?: (density: Density) => void;
  /** Where the waiting comes from. @default the machine's time */
  clock?: Clock;
  /** Further actions in the head, before the one that creates. */
  actions?: ReactNode;
}
