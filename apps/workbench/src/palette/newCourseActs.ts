import { may, type Actor, type FoundRecord, type Language } from '@college/curriculum-model';
import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';
import { basePath } from '../routing/basePath';
import { courseUnitPath } from '../search/coursePaths';
import { paletteActMessages } from './messages';

/** A new course unit of a name that nothing has, where the person may create one in the major. */
export function newCourseActs(name: string, major: FoundRecord, user: Actor | undefined, language: Language): PaletteAct[] {
  const { id, departmentId } = major;
  const chain = { collegeId: user?.collegeId ?? 0, majorId: id, ...(departmentId !== undefined && { departmentId }) };
  if (!user || !may(user, 'create', chain)) return [];
  const title = paletteActMessages[language].newCourse({ name });
  return [
    {
      id: `newCourse:major:${id}`,
      title,
      context: major.title,
      sign: 'courseUnits',
      href: basePath + courseUnitPath({ majorId: id, name }),
    },
  ];
}
