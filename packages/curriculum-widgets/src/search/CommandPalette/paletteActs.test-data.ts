import type { CommandPaletteProps } from './CommandPalette';
import type { PaletteAct } from './paletteEntries';

/** Pages and acts of a small workbench. */
export const acts: readonly PaletteAct[] = [
  { id: 'workbench', kind: 'page', title: '工作台', otherTitle: 'Workbench', href: '#workbench', sign: 'workbench', keys: 'G W' },
  { id: 'courses', kind: 'page', title: '课程单元', otherTitle: 'Course units', href: '#courses', sign: 'courseUnits' },
  { id: 'newCourse', title: '新建课程单元', otherTitle: 'New course unit', context: '软件工程', keys: 'N' },
  { id: 'english', title: '切换到英文', otherTitle: 'Switch to English', sign: 'language' },
  { id: 'dark', title: '换成深色', otherTitle: 'Use the dark theme', sign: 'appearanceDark' },
];
/** The same for readers of English. */
export const englishActs = acts.map(({ title, otherTitle = title, ...act }) => ({ ...act, title: otherTitle, otherTitle: title }));

/** What can be done with a course. */
export const actsOf: NonNullable<CommandPaletteProps['actsOf']> = ({ courseId, title }, kind) =>
  kind === 'course'
    ? [
        { id: `matrix-${courseId}`, title: '打开三级矩阵', otherTitle: 'Open the matrices', context: title, href: `#matrix-${courseId}` },
        { id: `report-${courseId}`, title: '打开开课说明', otherTitle: 'Open the syllabus', context: title, href: `#report-${courseId}` },
      ]
    : [];

/** What can be made of a name in a major. */
export const actsForNew: NonNullable<CommandPaletteProps['actsForNew']> = (name, { id, title }) => [
  { id: `new-${id}`, title: `新建课程单元「${name}」`, context: title, href: `#new-${id}-${name}`, sign: 'courseUnits' },
];

/** Those of somebody who only reads. */
export const readingActs: readonly PaletteAct[] = acts.filter(({ id }) => id !== 'newCourse');

/** What a reader can do with a course. */
export const readingActsOf: NonNullable<CommandPaletteProps['actsOf']> = ({ courseId, title }, kind) =>
  kind === 'course'
    ? [
        {
          id: `read-${courseId}`,
          title: '阅读课程',
          otherTitle: 'Read the course',
          context: title,
          href: `#read-${courseId}`,
          sign: 'read',
        },
      ]
    : [];
