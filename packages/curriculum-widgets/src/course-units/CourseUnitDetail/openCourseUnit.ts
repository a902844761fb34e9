import type { CompletionTarget, CopiedFrom, CourseUnit, CourseUnitDetail, ProjectRow } from '@college/curriculum-model';
import type { ReactNode } from 'react';
import type { CourseUnitFields } from './courseUnitForm';

/** Values to put into the form, such as suggestions a person accepted; they are unsaved changes like typed ones. */
export interface CourseUnitFilling {
  fields?: Partial<CourseUnitFields>;
  /** Chapters to append. */
  projects?: readonly Pick<ProjectRow, 'name' | 'theoryPeriod' | 'practicePeriod'>[];
}

/** The actions of the detail, for the page around it. */
export interface CourseUnitControls {
  /** Saves; resolves to whether it worked. */
  save: () => Promise<boolean>;
  /** Discards unsaved changes and their draft. */
  discard: () => void;
  /** Writes values into the form. Returns how to take them out again; what was written over them since stays. */
  fill: (filling: CourseUnitFilling) => () => void;
  /** Takes in the unit as a save elsewhere answered it, or reads it again; input is kept, and a failure is shown on the page. */
  refreshPoints: (stored?: CourseUnitDetail) => Promise<void>;
  /** Takes in what others saved, unless it collides with what was changed here, which the next save asks about; resolves to whether it did. */
  takeOthersIn: () => Promise<boolean>;
  /** Called when parts were saved outside the form: discarding a unit that was never saved would delete them too, so it counts as dirty. */
  touch: () => void;
  /** Puts the focus where something is missing; false when that is not on this page. */
  openField: (target: CompletionTarget) => boolean;
  /** Does what an empty part of the page offers first: adds a goal, opens the window of points; else puts the focus there, such as into the first chapter. */
  begin: (part: 'goals' | 'chapters' | 'points') => void;
}

/** The unit on the page, as the parts around the form need it. */
export interface OpenCourseUnit {
  id: number;
  majorId: number;
  /** The unit as edited, saved or not. */
  course: CourseUnit;
  /** The unit of which this one is a copy. */
  copiedFrom?: CopiedFrom;
  isNew: boolean;
  isReadOnly: boolean;
  /** How many points there are, saved or imported. */
  pointCount: number;
  /** Whether an imported point list waits to be saved with the page. */
  hasImport: boolean;
  controls: CourseUnitControls;
}

/** Parts made of other widgets; each is rendered for the unit on the page. */
export interface CourseUnitSlots {
  /** Above the fields, such as what comes first in an empty course. */
  firstSteps?: (unit: OpenCourseUnit) => ReactNode;
  /** Beside the title: where the unit comes from. */
  facts?: (unit: OpenCourseUnit) => ReactNode;
  /** Ghost buttons left of Save. */
  headerTools?: (unit: OpenCourseUnit) => ReactNode;
  /** A link button to the English of the unit, in the note for readers of English that Chinese is the record. */
  translations?: (unit: OpenCourseUnit) => ReactNode;
  /** The section of the teaching goals. */
  goals?: (unit: OpenCourseUnit) => ReactNode;
  /** Buttons over the points. */
  pointTools?: (unit: OpenCourseUnit) => ReactNode;
  /** At the right edge, as high as the page. */
  sidePanel?: (unit: OpenCourseUnit) => ReactNode;
}
