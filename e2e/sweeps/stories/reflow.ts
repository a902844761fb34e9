import type { ListedStory } from './storybook';

const reasons = {
  page: 'a page of the workbench, at least 1300 px wide by specification',
  table: 'rows against columns, read in two directions',
  sheet: 'a sheet of all components beside each other, no component',
} as const;

/** Beginnings of the titles of stories that need not fit into 320 px; docs/accessibility.md says the same to readers. */
const exceptions: Record<keyof typeof reasons, readonly string[]> = {
  page: [
    'Widgets/Account/ForgotPassword',
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
    'Widgets/Shell/LandingPage',
    'Widgets/Shell/LoginPage',
  ],
  table: [
    'UI/Tables/',
    'Widgets/College majors/CollegeMajorList',
    'Widgets/Course units/CourseUnitList',
    'Widgets/Directories/QualificationDirectory',
    'Widgets/History/TrashList',
    'Widgets/Majors/MajorList',
    'Widgets/Matrices/',
    'Widgets/People/ManageUsers',
    'Widgets/Points/KsaEditor',
    'Widgets/Support/TransferPopover',
  ],
  sheet: ['UI/Component sheet'],
};

/** Why a story may be wider than 320 px, or undefined when it must fit. */
export function reflowExceptionOf({ title }: Pick<ListedStory, 'title'>): string | undefined {
  for (const [reason, starts] of Object.entries(exceptions) as [keyof typeof reasons, readonly string[]][]) {
    if (starts.some((start) => title.startsWith(start))) return reasons[reason];
  }
  return undefined;
}
