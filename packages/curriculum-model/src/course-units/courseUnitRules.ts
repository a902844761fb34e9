import type { Bilingual } from '../language';
import type { CourseUnit } from './courseUnit';

/** Whether the unit has an academic output requirement: its criterion is not empty, spaces included (decision 48). */
export function hasOutputRequirement(unit: Pick<CourseUnit, 'criterion'>): boolean {
  return unit.criterion !== '';
}

/** When the unit was last revised; falls back to its creation time on a server without that field (decision 44). */
export function lastRevised(unit: Pick<CourseUnit, 'updateTime' | 'createTime'>): string | undefined {
  return unit.updateTime ?? unit.createTime;
}

/** Sentences of the rules about course units (core §5, decision 39). */
export const courseUnitMessages = {
  nameEmpty: { zh: '课程单元名称不能为空', en: 'Course unit name cannot be empty' } satisfies Bilingual,
  nameEmptyInDialog: { zh: '请输入课程名称。', en: 'You must enter the course name.' } satisfies Bilingual,
};
