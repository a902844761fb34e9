import type { ReportData } from '../reportData';
import type { ReportProjectEntry } from '../reportMatrices';
import { groupBy } from '../../grouping';
import { numberedGoals } from './numberedGoals';

/** A chapter of the course with its number and the points placed in it. */
export interface ReportChapter {
  id: number;
  number: number;
  project: ReportData['projects'][number] | undefined;
  /** By the order of the goals, then of the points. */
  entries: ReportProjectEntry[];
}

/** The chapters in their order; entries of a chapter that is not among them come last. */
export function reportChapters(report: Pick<ReportData, 'requires' | 'majorMatrix' | 'projects' | 'projectMatrix'>): ReportChapter[] {
  const { projects, projectMatrix } = report;
  const goalPlaces = new Map([...numberedGoals(report).keys()].map((id, place) => [id, place]));
  const byProject = groupBy(projectMatrix, ({ projectId }) => projectId);
  const known = new Set(projects.map(({ id }) => id));
  const ids = [...projects.map(({ id }) => id), ...[...byProject.keys()].filter((id) => !known.has(id))];
  const goalPlace = ({ graduateRequireId }: ReportProjectEntry) => goalPlaces.get(graduateRequireId) ?? goalPlaces.size;
  const pointNumber = ({ point }: ReportProjectEntry) => point.number ?? 0;
  return ids.map((id, index) => ({
    id,
    number: index + 1,
    project: projects[index],
    entries: (byProject.get(id) ?? []).toSorted((one, other) => goalPlace(one) - goalPlace(other) || pointNumber(one) - pointNumber(other)),
  }));
}
