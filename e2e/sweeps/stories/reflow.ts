import type { ListedStory } from './storybook';

const reasons = {
  page: 'a page of the workbench, at least 1300 px wide by specification',
  table: 'rows against columns, read in two directions',
  columns: 'levels beside each other, which a person walks through',
  paper: 'a sheet of paper on the screen, as wide as it is printed',
  sheet: 'a sheet of all components beside each other, no component',
} as const;

/** Title prefixes of stories that need not fit into 320 px; documented in docs/accessibility.md. */
export const exceptions: Record<keyof typeof reasons, readonly string[]> = {
  page: [
    'Widgets/College majors/CollegeMajorEditor',
    'Widgets/Course units/CourseUnitDetail',
    'Widgets/Job info/JobDashboard',
    'Widgets/Majors/MajorDetail',
    'Widgets/Majors/MajorHome',
    'Widgets/News/NewsList',
    'Widgets/Occupations/',
    'Widgets/Organisation/',
    'Widgets/Overview/WorkbenchHome',
    'Widgets/Pages/',
    'Widgets/People/MailOutbox',
    'Widgets/People/ManagePage',
    'Widgets/Shell/AppShell',
  ],
  table: [
    'UI/Tables/',
    'Widgets/College majors/CollegeMajorList',
    'Widgets/Course units/CourseUnitList',
    'Widgets/Directories/QualificationDirectory',
    'Widgets/History/TrashList',
    'Widgets/Majors/MajorList',
    'Widgets/Matrices/',
    'Widgets/People/InsertUsers',
    'Widgets/People/ManageUsers',
    'Widgets/Points/KsaEditor',
    'Widgets/Support/TransferPopover',
    'Widgets/Talent/TalentReportList',
  ],
  columns: ['UI/Fields/Cascader'],
  paper: ['Widgets/Syllabus/SyllabusEditor', 'Widgets/Syllabus/SyllabusOutline'],
  sheet: ['UI/Component sheet'],
};

/** Why a story may be wider than 320 px, or undefined when it must fit. */
export function reflowExceptionOf({ title }: Pick<ListedStory, 'title'>): string | undefined {
  for (const [reason, starts] of Object.entries(exceptions) as [keyof typeof reasons, readonly string[]][]) {
    if (starts.some((start) => title.startsWith(start))) return reasons[reason];
  }
  return undefined;
}

/** The sheet of all components is drawn at 1440 px; everything else fits into a desk window. */
export function fitsDesk({ title }: Pick<ListedStory, 'title'>): boolean {
  return !exceptions.sheet.some((start) => title.startsWith(start));
}
