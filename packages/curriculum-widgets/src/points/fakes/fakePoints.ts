import { distinctKsa, ksaIdentity, renumberKsa, sortKsa, type Ksa, type Point, type PointKsa } from '@college/curriculum-model';
import type { PointPopupSource } from '../PointPopup/PointPopupSource';

/** A server of one course's points in memory: it gives ids, replaces lists, ties KSA items to points and compares versions. */
export function fakePoints(start: readonly PointKsa[], loose: readonly Ksa[] = []): PointPopupSource {
  let points: Point[] = start.map(withoutKsa);
  let ksa: Ksa[] = sortKsa([...distinctKsa(start), ...loose]);
  let ties = start.flatMap((point) => point.ksa.map((item) => ({ pointId: point.id, ksaId: item.id })));
  let version = 1;
  let lastId = 9000;

  function checkVersion(sent: number | undefined) {
    if (sent !== undefined && sent !== version) throw Object.assign(new Error('课程单元已被他人修改'), { code: '30009' });
    version += 1;
  }

  return {
    async loadPoints() {
      const own = (pointId: number) => ties.filter((tie) => tie.pointId === pointId).map(({ ksaId }) => ksaId);
      return structuredClone({
        points: points.map((point) => ({ ...point, ksa: ksa.filter(({ id }) => own(point.id).includes(id)) })),
        ksa,
        version,
      });
    },
    async savePoints(request) {
      checkVersion(request.version);
      points = request.points.filter(({ id }) => id >= 0).map((point) => ({ ...point, id: point.id || (lastId += 1) }));
      ties = ties.filter(({ pointId }) => points.some(({ id }) => id === pointId));
      return structuredClone(points);
    },
    async saveKsa(request) {
      checkVersion(request.version);
      const added = new Map<string, Ksa>();
      for (const { pointId, ...item } of request.ksa.filter(({ id }) => id >= 0)) {
        const identity = ksaIdentity(item) ?? `line ${added.size}`;
        const stored = added.get(identity) ?? { ...item, id: item.id || (lastId += 1) };
        if (!added.has(identity) && pointId !== undefined) ties = ties.filter(({ ksaId }) => ksaId !== stored.id);
        added.set(identity, stored);
        if (pointId) ties.push({ pointId, ksaId: stored.id });
      }
      ksa = sortKsa(renumberKsa([...added.values()]));
      return structuredClone(ksa);
    },
    resolvePoints: async () => [],
    downloadTemplate: async () => {},
  };
}

function withoutKsa({ id, title, description, translations }: PointKsa): Point {
  return { id, title, description, translations };
}
