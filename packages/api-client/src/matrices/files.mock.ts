import { relateOption, type GoalRelationInput } from '@college/curriculum-model';
import { indicatorsOf } from '../goals/goals.mock';
import { readRows, workbook } from '../mock-api/files';
import type { MockHandlers } from '../mock-api/mockHandler';
import { found, refusals } from '../mock-api/refusals';
import { saveRow } from './majorRows';

export const matrixFileMocks = {
  exportMajorMatrix({ query: { majorId }, state, language }) {
    const major = found(state.majors.find(({ id }) => id === majorId));
    const indicators = indicatorsOf(state, majorId);
    const units = state.courseUnits.filter((unit) => unit.majorId === majorId && !unit.initing);
    const star = (courseId: number, requireId: number) => {
      const binding = state.bindings.find((one) => one.courseId === courseId && one.requireId === requireId);
      return binding ? relateOption(binding.relate, language).code : '';
    };
    const rows = units.map((unit) => [unit.name, ...indicators.map(({ id }) => star(unit.id, id))]);
    return workbook(`${major.name}.xlsx`, [['', ...indicators.map(({ description }) => description)], ...rows]);
  },

  exportCourseMatrix({ query: { courseInfoId }, state }) {
    const unit = found(state.courseUnits.find(({ id }) => id === courseInfoId));
    const rows = unit.courseMatrixVOS.map(({ id, name }) => {
      const cells = state.courseCells.filter(({ projectId }) => projectId === id);
      return [name, ...cells.map(({ point, relate }) => `${point.title} ${relate.code}`)];
    });
    return workbook(`${unit.name}.xlsx`, rows);
  },

  saveMajorRows({ body: { rows }, state }) {
    return rows.map((row) => ({ courseId: row.courseId, ...saveRow(state, row) }));
  },

  async importMajorMatrix({ query: { majorId }, body: { file }, state, language }) {
    const rows = await readRows(file);
    if (!rows) throw refusals.invalid('file', language === 'zh' ? '无法读取该文件' : 'the file cannot be read');
    const [head = [], ...lines] = rows;
    const indicators = indicatorsOf(state, majorId);
    const problems: { line: number; message: string }[] = [];
    const read = lines.flatMap(([name = '', ...cells], index) => {
      const unit = state.courseUnits.find((one) => one.majorId === majorId && one.name === name);
      if (!unit) {
        problems.push({ line: index + 2, message: language === 'zh' ? `没有课程单元「${name}」` : `There is no course unit "${name}"` });
        return [];
      }
      const relations = cells.flatMap((cell, column): GoalRelationInput[] => {
        const indicator = indicators.find(({ description }) => description === head[column + 1]);
        if (!indicator || (cell !== '★' && cell !== '☆')) return [];
        return [{ requireId: indicator.id, relate: cell === '★' ? 0 : 1, goals: [] }];
      });
      return [{ courseId: unit.id, courseName: name, relations }];
    });
    return { rows: read, problems };
  },
} satisfies Partial<MockHandlers>;
