import type { FindingPlace } from '@college/curriculum-model';
import type { ReactNode, Ref } from 'react';
import type { ChoosableCourse } from '../../course-units/CourseChoice';
import type { DraftOwner } from '../../support/desk/drafts';
import type { MatricesSource } from '../desk';
import type { MatrixComments } from '../MatrixDiscussions/DiscussionsPanel';
import type { MatrixFilesSource } from '../MatrixExport';
import type { PlacementSuggestionsSource } from '../SupportSuggestions/PlacementSuggestionsSource';
import type { SupportSuggestionsSource } from '../SupportSuggestions/SupportSuggestionsSource';
import type { TaskGoalsSource } from '../TaskGoals';
import type { MatrixSelection } from './matrixPlace';
import type { OpeningHintMemory } from './OpeningHint';

export interface MatrixPageControls {
  /** Saves what is unsaved; resolves to whether all of it is stored. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Takes in what others stored, unless it collides with what was changed here, which the next save asks about; resolves to whether it did. */
  takeOthersIn: () => Promise<boolean>;
}

export interface MatrixPageProps extends DraftOwner {
  /** Where the matrices are read and saved. */
  source: MatricesSource;
  /** Exports and imports the matrices as workbooks; without it neither is offered. */
  files?: MatrixFilesSource;
  /** Reads and saves the task goals of a chapter; without it they cannot be opened. */
  taskGoals?: TaskGoalsSource;
  /** Suggests supports for the major matrix; without it none are offered. */
  suggestions?: SupportSuggestionsSource;
  /** Suggests points and KSA items for the course and project matrices; without it none are offered. */
  placements?: PlacementSuggestionsSource;
  /** The major of the course; without it no course can be chosen. */
  majorId?: number;
  /** Shown in the head while no course is chosen, and in names of files. */
  majorName?: string;
  /** The course whose matrices show; left out, one is chosen. */
  courseId?: number;
  /** The course units of the major, to choose from while none is named. */
  courses?: readonly ChoosableCourse[];
  /**
   * Whether the person may change these matrices.
   * @default true
   */
  canModify?: boolean;
  /**
   * Whether the rows of every course of the major may be changed, as an import of the major matrix does.
   * @default true
   */
  canModifyMajor?: boolean;
  /** Which matrix shows and of which chapter; leave out to let the page decide. */
  selection?: MatrixSelection;
  /** Which matrix shows at first. */
  defaultSelection?: MatrixSelection;
  /** Called when the user selects another matrix or chapter. */
  onSelectionChange?: (selection: MatrixSelection) => void;
  /** The line or the cell that is active at first and takes the focus, such as the one of a finding. */
  defaultPlace?: FindingPlace;
  /** Whether the panel at the side is open at first. @default false */
  defaultPanelExpanded?: boolean;
  /** Called when the side panel opens or closes. */
  onPanelExpandedChange?: (isExpanded: boolean) => void;
  /** Comments on cells, rows and columns; without it there are none. */
  comments?: MatrixComments | undefined;
  /** Where it is kept whether the person has read how a cell is opened; without it that is not said. */
  openingHint?: OpeningHintMemory | undefined;
  /** Links of the header, such as the one to the course unit. */
  links?: ReactNode;
  /** Where the goals of a course are written. */
  goalsHref?: (courseId: number) => string;
  /** Where the graduation requirements of the major are written. */
  requirementsHref?: string;
  /** Called after a save. */
  onSaved?: () => void;
  /** Called when the number of unsaved changes changes. */
  onDirtyChange?: (state: { isDirty: boolean; changeCount: number }) => void;
  /** Takes the saving state, to show it elsewhere. */
  onStatusChange?: (status: ReactNode) => void;
  /** Controls the page from outside: saves, or discards unsaved changes. */
  controls?: Ref<MatrixPageControls>;
}
