import { courseUnitFields } from '../records/courseUnit';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, rowsOf, textFacts, wordsOf, type Reading } from './reading';
import { choiceWords, tableFacts } from './tableFacts';

/** A course unit: its own fields and its chapters. */
export function courseFacts(state: unknown, reading: Reading): Facts {
  const course = rowOf(state);
  const parts = rowsOf(course.courseMatrixVOS).map((project) => ({
    key: idOf(project.id),
    name: wordsOf(project.name),
    facts: [...textFacts(project, [['name', 'name']], reading), ...choices(project, reading), ...hours(project, reading)],
  }));
  const orderLabel = labelOf('projectOrder', reading);
  return [
    { title: '', parts: [{ key: 'course', name: '', facts: tableFacts(courseUnitFields, course, reading) }] },
    { title: labelOf('project', reading), parts, orderLabel },
  ];
}

function choices(row: Record<string, unknown>, reading: Reading) {
  const { classId, typeId } = courseUnitFields;
  return [
    { label: classId.label[reading.language], value: choiceWords(classId.choices, row.courseClassId, reading) },
    { label: typeId.label[reading.language], value: choiceWords(typeId.choices, row.courseTypeId, reading) },
  ];
}

function hours(row: Record<string, unknown>, { language }: Reading) {
  const { theoryPeriod, practicePeriod } = courseUnitFields;
  return [
    { label: theoryPeriod.label[language], value: wordsOf(row.theoryPeriod) },
    { label: practicePeriod.label[language], value: wordsOf(row.practicePeriod) },
  ];
}
