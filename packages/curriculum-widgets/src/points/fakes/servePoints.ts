import { distinctKsa, type Ksa, type PointKsa } from '@college/curriculum-model';
import { samplePointKsa } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';

/** Keeps these points, and KSA items that support none, as those of the course. */
export const keepPoints =
  (points: readonly PointKsa[], loose: readonly Ksa[] = []) =>
  ({ state }: College) => {
    state.points = points.map(({ ksa: _ksa, ...point }) => ({ ...point, courseId: 1004 }));
    state.ksas = [...distinctKsa(points), ...loose].map((ksa) => ({ ...ksa, courseId: 1004 }));
    state.pointKsaLinks = points.flatMap(({ id, ksa }) => ksa.map((item) => ({ pointId: id, ksaId: item.id })));
  };

const college = aCollege();

/** The source of the popup's stories; `serve` sets the rows of a story. */
export const source = college.points;

/** Starts a story with these points on the server. */
export const serve = (points: readonly PointKsa[] = samplePointKsa(1004), loose: readonly Ksa[] = []) =>
  college.serve(keepPoints(points, loose));
