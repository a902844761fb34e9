import { courseUnitFields, projectFields } from '../records';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, rowsOf, asText, type Reading } from './reading';
import { tableFacts } from './tableFacts';

/** A course unit: its own fields and its chapters. */
export function courseFacts(state: unknown, reading: Reading): Facts {
  const course = rowOf(state);
  const parts = rowsOf(course.courseMatrixVOS).map((project) => ({
    key: idOf(project.id),
    name: asText(project.name),
    facts: tableFacts(projectFields, project, reading),
  }));
  const orderLabel = labelOf('projectOrder', reading);
  return [
    { title: '', parts: [{ key: 'course', name: '', facts: tableFacts(courseUnitFields, course, reading) }] },
    { title: labelOf('project', reading), parts, orderLabel },
  ];
}
