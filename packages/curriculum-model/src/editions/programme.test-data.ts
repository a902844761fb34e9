import type { CurriculumState, StatePart, StateRecord } from './state';

/** The records of a part, to be changed. */
export type Records = { -readonly [Kind in keyof StatePart['records']]: StateRecord[] };

/** A record of any kind. */
export const record = (key: string, fields: StateRecord['fields'] = {}, under?: string): StateRecord => ({
  key,
  ...(under ? { under } : {}),
  fields,
});

/** A programme with two requirements and one course, in which everything hangs together; each test changes copies of it. */
export function aState(change: (major: Records, course: Records) => void = () => undefined): CurriculumState {
  const major: Records = {
    major: [record('', { name: '软件工程' })],
    requirement: [record('1', { number: '1', description: '工程知识' }), record('2', { number: '2', description: '问题分析' })],
    indicator: [record('11', { number: '1.1', description: '能表述' }, '1'), record('21', { number: '2.1', description: '能识别' }, '2')],
  };
  const course: Records = {
    course: [record('', { name: '数据结构' })],
    chapter: [record('201', { name: '绪论' }), record('202', { name: '线性表' }), record('203', { name: '树' })],
    taskGoal: [record('211', { description: '任务' }, '201')],
    point: [record('221', { title: '链表' })],
    ksa: [record('231', { description: '大 O' }, 'K')],
    binding: [record('11', { relate: 0 })],
    goal: [record('301', { description: '能建模', isBound: true }, '11'), record('302', { description: '能实现' }, '21')],
    placedPoint: [record('201-301-221', { relate: 0, study: '讲授' })],
    placedKsa: [record('201-301-221-211-231', { relate: 0 })],
  };
  change(major, course);
  return { major: { kind: 'major', lineage: 7, records: major }, courses: [{ kind: 'course', lineage: 1001, records: course }] };
}

/** Writes fields of a record of a list, and gives it another owner. */
export function write(list: StateRecord[] | undefined, key: string, fields: StateRecord['fields'], under?: string) {
  const at = list!.findIndex((one) => one.key === key);
  list![at] = { ...list![at]!, fields: { ...list![at]!.fields, ...fields }, ...(under ? { under } : {}) };
}

/** Takes records out of a list. */
export function without(records: Records, kind: keyof Records, ...keys: string[]) {
  records[kind] = records[kind]!.filter(({ key }) => !keys.includes(key));
}
