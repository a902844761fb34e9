import { sum } from '../../hours';
import type { ProjectRow } from '../../projects';
import { columnGoals } from '../linked/columnGoals';
import { placeKey } from '../linked/entries';
import { ksasOfPlace, pointNumber, projectNumber, rowsOfProject } from '../linked/finders';
import type { LinkedMatrices, PlacedPoint } from '../linked/linkedMatrices';
import { itemName, wholeName, type ThreadItem } from '../thread/threadItem';
import { coverageOf } from './coverage';
import { finding } from './finding';
import { taskGoalsColumn, type MatrixFinding } from './matrixFinding';
import { courseFindingMessages as say } from './courseMatrixMessages';

/** Gaps of the course matrix. */
export function courseMatrixFindings(matrices: LinkedMatrices): MatrixFinding[] {
  const { goals, projects } = coverageOf(matrices);
  const placed = new Set(matrices.placedPoints.map(({ pointId }) => pointId));
  const goalless = columnGoals(matrices).filter(({ id }) => !goals.has(id));
  const unused = matrices.points.filter(({ id }) => !placed.has(id));
  return [
    ...goalless.map(({ id }) => {
      const subject: ThreadItem = { kind: 'goal', id };
      const sentence = () => say.goalWithoutPoint({ name: itemName(matrices, subject)!.text });
      return finding('goalWithoutPoint', subject, sentence, { matrix: 'course', column: String(id) });
    }),
    ...matrices.projects.flatMap((project): MatrixFinding[] =>
      projects.has(project.id) ? hoursFindings(matrices, project) : [emptyProject(matrices, project)],
    ),
    ...unused.map(({ id }) => {
      const subject: ThreadItem = { kind: 'point', id };
      return finding('pointUnused', subject, () => say.pointUnused({ name: wholeName(matrices, subject) }), { matrix: 'course' });
    }),
  ];
}

/** Gaps of the project matrices. */
export function projectMatrixFindings(matrices: LinkedMatrices): MatrixFinding[] {
  const withTaskGoals = new Set(matrices.taskGoals.map(({ projectId }) => projectId));
  const used = new Set(matrices.placedKsas.map(({ ksaId }) => ksaId));
  const aimless = matrices.projects.filter(({ id }) => !withTaskGoals.has(id));
  const bare = matrices.projects
    .flatMap(({ id }) => rowsOfProject(matrices, id))
    .filter((entry) => ksasOfPlace(matrices, entry).length === 0);
  return [
    ...aimless.map(({ id }) => {
      const sentence = () => say.projectWithoutTaskGoal(numbered(matrices, { kind: 'project', id }, projectNumber(matrices, id)));
      return finding('projectWithoutTaskGoal', { kind: 'project', id }, sentence, {
        matrix: 'project',
        projectId: id,
        column: taskGoalsColumn,
      });
    }),
    ...bare.map((entry) => pointWithoutKsa(matrices, entry)),
    ...matrices.ksas
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => {
        const subject: ThreadItem = { kind: 'ksa', id };
        return finding('ksaUnused', subject, () => say.ksaUnused({ name: wholeName(matrices, subject) }), placeForKsa(matrices, id));
      }),
  ];
}

/** The row of a point to which the item belongs, or of any; without rows the first chapter, whose message names the next step. */
function placeForKsa(matrices: LinkedMatrices, ksaId: number): MatrixFinding['at'] {
  const rows = matrices.projects.flatMap(({ id }) => rowsOfProject(matrices, id));
  const owners = new Set(matrices.pointKsas?.filter((link) => link.ksaId === ksaId).map(({ pointId }) => pointId));
  const row = rows.find(({ pointId }) => owners.has(pointId)) ?? rows[0];
  const projectId = row?.projectId ?? matrices.projects[0]?.id;
  return { matrix: 'project', ...(projectId !== undefined && { projectId }), ...(row && { row: placeKey(row) }) };
}

function emptyProject(matrices: LinkedMatrices, { id }: ProjectRow): MatrixFinding {
  const subject: ThreadItem = { kind: 'project', id };
  const sentence = () => say.projectWithoutPoint(numbered(matrices, subject, projectNumber(matrices, id)));
  return finding('projectWithoutPoint', subject, sentence, { matrix: 'course', row: String(id) });
}

/** A warning that blocks nothing: the hours of a chapter differ from the sum of its points. */
function hoursFindings(matrices: LinkedMatrices, project: ProjectRow): MatrixFinding[] {
  const subject: ThreadItem = { kind: 'project', id: project.id };
  const rows = rowsOfProject(matrices, project.id);
  if (rows.length === 0) return [];
  return (['theory', 'practice'] as const).flatMap((kind): MatrixFinding[] => {
    const field = kind === 'theory' ? 'theoryPeriod' : 'practicePeriod';
    const [expected, actual] = [project[field], sum(rows.map((row) => row[field]))];
    if (sum([actual, -expected]) === 0) return [];
    const sentence = () => say.projectHours({ project: wholeName(matrices, subject), kind, expected, actual });
    const at = { matrix: 'project', projectId: project.id, row: placeKey(rows[0]!), column: 'hours' } as const;
    return [finding('projectHours', subject, sentence, at, `${project.id}.${kind}`)];
  });
}

function pointWithoutKsa(matrices: LinkedMatrices, entry: PlacedPoint): MatrixFinding {
  const { pointId, projectId } = entry;
  const subject: ThreadItem = { kind: 'point', id: pointId };
  const sentence = () => {
    // A point that is in several chapters is identified by its chapter too.
    const isOnce = matrices.placedPoints.filter((other) => other.pointId === pointId).length === 1;
    const project = isOnce ? null : wholeName(matrices, { kind: 'project', id: projectId });
    return say.pointWithoutKsa({ ...numbered(matrices, subject, pointNumber(matrices, pointId)), project });
  };
  const at = { matrix: 'project', projectId, row: placeKey(entry) } as const;
  return finding('pointWithoutKsa', subject, sentence, at, placeKey(entry).replaceAll(' ', '.'));
}

function numbered(matrices: LinkedMatrices, subject: ThreadItem, number: number) {
  return { number, text: itemName(matrices, subject)?.text ?? { zh: '', en: '' } };
}
