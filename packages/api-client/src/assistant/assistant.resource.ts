import type {
  CourseUnitDetail,
  FilledCourse,
  FilledCourseMore,
  FilledKsa,
  FilledPoint,
  FillRequest,
  Ksa,
  MatchReply,
  MatchRequest,
  Point,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { createPoints } from '../points/points.resource';
import { withoutKsa } from '../points/replacePoints';
import { fillCourse, fillCourseMore, fillKsa, fillPoints, matchTarget } from './assistant.contract';

type Texts = Pick<Point, 'title' | 'description'>;

function isSameText(one: Texts, other: Texts): boolean {
  return one.title === other.title.trim() && one.description === other.description.trim();
}

/** The assistant's suggestions, and calls that add accepted points and KSA items to the existing ones. */
export function createAssistant(client: Client) {
  const points = createPoints(client);
  return {
    fillCourse(request: FillRequest, { signal }: Cancellable = {}): Promise<FilledCourse> {
      return client.call(fillCourse, { body: request, signal });
    },
    fillCourseMore(request: FillRequest, { signal }: Cancellable = {}): Promise<FilledCourseMore> {
      return client.call(fillCourseMore, { body: request, signal });
    },
    fillPoints(request: FillRequest, { signal }: Cancellable = {}): Promise<FilledPoint[]> {
      return client.call(fillPoints, { body: request, signal });
    },
    fillKsa(request: FillRequest, { signal }: Cancellable = {}): Promise<FilledKsa> {
      return client.call(fillKsa, { body: request, signal });
    },
    /** The target is sent in the path and in the body (core §7). */
    match(request: MatchRequest, { signal }: Cancellable = {}): Promise<MatchReply> {
      return client.call(matchTarget, { query: { target: request.target }, body: request, signal });
    },
    listPoints: points.listPoints,
    /** Adds points behind those of the course; savepoints takes the whole list, so it is read first and its version guards it. Returns the unit as stored. */
    async addPoints(
      courseId: number,
      added: readonly Pick<Point, 'title' | 'description' | 'translations'>[],
    ): Promise<CourseUnitDetail | undefined> {
      const { points: stored, version } = await points.loadPoints(courseId);
      const fresh = added.map(({ title, description, translations }) => ({
        id: 0,
        title,
        description,
        ...(translations && { translations }),
      }));
      const { record } = await points.savePoints({ courseId, version, points: [...stored.map(withoutKsa), ...fresh] });
      return record;
    },
    /** Adds KSA items under points of the course; existing items keep the points they support, the server numbers the new ones. Returns the unit as stored. */
    async addKsa(
      courseId: number,
      added: readonly (Pick<Ksa, 'title' | 'description' | 'translations'> & { pointId: number })[],
    ): Promise<CourseUnitDetail | undefined> {
      const { ksa: stored, version } = await points.loadPoints(courseId);
      const fresh = added.map((item) => ({ ...item, id: 0, level: 0 }));
      const { record } = await points.saveKsa({ courseId, version, ksa: [...stored, ...fresh] });
      return record;
    },
    /** Deletes what was added, as far as it still reads so, KSA items first; everything else stays. Returns the unit as stored. */
    async removeAdded(
      courseId: number,
      added: {
        points: readonly Pick<Point, 'title' | 'description'>[];
        ksa: readonly (Pick<Ksa, 'title' | 'description'> & { pointId: number })[];
      },
    ): Promise<CourseUnitDetail | undefined> {
      let record: CourseUnitDetail | undefined;
      if (added.ksa.length > 0) {
        const { points: stored, ksa, version } = await points.loadPoints(courseId);
        const gone = new Set(
          added.ksa.map(
            ({ pointId, ...item }) => stored.find(({ id }) => id === pointId)?.ksa.findLast((one) => isSameText(one, item))?.id,
          ),
        );
        const list = ksa.map((item) => (gone.has(item.id) ? { ...item, id: -item.id } : item));
        if (gone.size > 0) ({ record } = await points.saveKsa({ courseId, version, ksa: list }));
      }
      if (added.points.length > 0) {
        const { points: stored, version } = await points.loadPoints(courseId);
        const gone = new Set(added.points.map((point) => stored.findLast((one) => isSameText(one, point))?.id));
        const list = stored.map(withoutKsa).map((point) => (gone.has(point.id) ? { ...point, id: -point.id } : point));
        ({ record } = await points.savePoints({ courseId, version, points: list }));
      }
      return record;
    },
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
