import { textOf } from '../../fields';
import { columnGoals, type LinkedMatrices } from '../linked';
import { recordFinder, type Found } from './findRecord';
import { textsOf } from './majorData';
import { pointCode } from './placedPoints';

/** Finds chapters, columns, points and task goals of a course by what a row or column of a file calls them. */
export function courseRecords(matrices: LinkedMatrices) {
  const points = recordFinder(
    matrices.points.map((point) => {
      const titles = (['zh', 'en'] as const).map((language) => textOf(point, 'title', language));
      const codes = (['zh', 'en'] as const).map((language) => pointCode(matrices, point.id, language));
      return { id: point.id, texts: [...codes, ...titles, ...codes.flatMap((code) => titles.map((title) => `${code} ${title}`))] };
    }),
  );
  return {
    project: recordFinder(matrices.projects.map((project) => ({ id: project.id, texts: textsOf(project, 'name') }))),
    goal: recordFinder(
      columnGoals(matrices).map(({ id, goal, code }) => {
        const texts = textsOf(goal, 'description');
        return { id, texts: [...texts, code, ...texts.map((text) => `${code} ${text}`)] };
      }),
    ),
    /** Numbers shift when points are added; the title after one still identifies the point. */
    point(place: { id: string; text: string }): Found {
      const found = points(place);
      return found ?? points({ id: '', text: place.text.replace(/^\s*(?:课点|知识点|point)\s*\d+\s*/i, '') });
    },
    taskGoal: (projectId: number) =>
      recordFinder(
        matrices.taskGoals
          .filter((goal) => goal.projectId === projectId)
          .map((goal) => ({ id: goal.id, texts: textsOf(goal, 'description') })),
      ),
  };
}

export type CourseRecords = ReturnType<typeof courseRecords>;
