import { courseClassOptions, courseTypeOptions } from '../course-units';
import type { OptionItem } from '../options';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, rowsOf, textFacts, wordsOf, type Reading } from './reading';

/** A course unit: its own fields and its chapters. */
export function courseFacts(state: unknown, reading: Reading): Facts {
  const course = rowOf(state);
  const projects = rowsOf(course.courseMatrixVOS);
  const texts = [
    ['name', 'courseName'],
    ['position', 'position'],
    ['introduction', 'introduction'],
    ['criterion', 'criterion'],
  ] as const;
  const own = [...textFacts(course, texts, reading), ...choices(course, 'classId', 'typeId', reading), ...hours(course, reading)];
  const parts = projects.map((project) => ({
    key: idOf(project.id),
    name: wordsOf(project.name),
    facts: [
      ...textFacts(project, [['name', 'name']], reading),
      ...choices(project, 'courseClassId', 'courseTypeId', reading),
      ...hours(project, reading),
    ],
  }));
  const orderLabel = labelOf('projectOrder', reading);
  return [
    { title: '', parts: [{ key: 'course', name: '', facts: own }] },
    { title: labelOf('project', reading), parts, orderLabel },
  ];
}

function choices(row: Record<string, unknown>, classColumn: string, typeColumn: string, reading: Reading) {
  return [
    { label: labelOf('classId', reading), value: chosen(courseClassOptions(reading.language), row[classColumn]) },
    { label: labelOf('typeId', reading), value: chosen(courseTypeOptions(reading.language), row[typeColumn]) },
  ];
}

function chosen(options: readonly OptionItem[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function hours(row: Record<string, unknown>, reading: Reading) {
  return [
    { label: labelOf('theoryPeriod', reading), value: wordsOf(row.theoryPeriod) },
    { label: labelOf('practicePeriod', reading), value: wordsOf(row.practicePeriod) },
  ];
}
