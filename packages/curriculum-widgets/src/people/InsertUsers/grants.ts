import {
  bandNameOf,
  bandNames,
  levelOf,
  mayGrant,
  permissionOfBand,
  reachOf,
  scopeLevels,
  type Actor,
  type BandName,
  type Level,
  type ScopeItem,
  type ScopeLevel,
  type ScopePath,
} from '@college/curriculum-model';
import type { CascaderNode } from '@college/ui/Cascader';
import { keyOfWish, wishOf, type KnownPlaces } from './knownPlaces';
import { mayGrantAt } from './scopePieces';

/** The permissions that one may grant: bands up to one's own, each with its possible subjects. */
export interface Grants {
  bands: readonly BandName[];
  /** The first level of what a permission can be about; empty where there is nothing to choose. */
  nodesOf: (permissionId: unknown) => readonly CascaderNode[];
  /** The path of a place by its id or name: null where there is none, or more than one, undefined where it was not looked up. */
  pathOf: (permissionId: unknown, relativeId: unknown) => ScopePath | null | undefined;
  /** What a permission is about when there is no choice: the college, or nothing. */
  fixedScopeOf: (permissionId: unknown) => number | undefined;
  /** Whether a right may be granted, as far as its place is known; rights that are not integers are validated elsewhere. */
  mayGive: (permissionId: number, relativeId: number) => boolean;
}

/** Computes what a person may grant, within the departments that the server returns and the places that were looked up. */
export function grantsOf(actor: Actor, departments: readonly ScopeItem[], places: KnownPlaces): Grants {
  const nodes = new Map(bandNames.map((band) => [band, nodesFor(actor, departments, permissionOfBand[band])]));
  const bands = bandNames.filter((band) =>
    isFixed(levelOf(permissionOfBand[band]))
      ? mayGrant(actor, { permissionId: permissionOfBand[band], chain: { collegeId: actor.collegeId } })
      : (nodes.get(band)?.length ?? 0) > 0,
  );

  function pathOf(permissionId: unknown, relativeId: unknown) {
    const wish = wishOf(permissionId, relativeId);
    return wish ? places.get(keyOfWish(wish)) : null;
  }

  return {
    bands,
    nodesOf: (permissionId) => nodes.get(bandNameOf(permissionId)) ?? [],
    pathOf,
    fixedScopeOf(permissionId) {
      const level = levelOf(permissionId);
      return level === 'college' ? actor.collegeId : level === 'none' ? 0 : undefined;
    },
    mayGive(permissionId, relativeId) {
      if (isFixed(levelOf(permissionId))) return mayGrant(actor, { permissionId, chain: { collegeId: actor.collegeId } });
      const path = pathOf(permissionId, relativeId);
      return path !== null && path !== undefined && mayGrantAt(actor, path, permissionId);
    },
  };
}

/** The places of one level, as the cascader of a permission shows them; without those that lead to nothing it can be about. */
export function nodesAt(items: readonly ScopeItem[], at: number, wanted: ScopeLevel): CascaderNode[] {
  const depth = scopeLevels.indexOf(wanted);
  const isDeepEnough = ({ deepest = 'department' }: ScopeItem) => scopeLevels.indexOf(deepest) >= depth;
  return items.filter(isDeepEnough).map(({ value, label }) => ({ id: value, label, isLeaf: at === depth }));
}

function isFixed(level: Level): boolean {
  return level === 'college' || level === 'none';
}

function nodesFor(actor: Actor, departments: readonly ScopeItem[], permissionId: number): CascaderNode[] {
  const level = scopeLevels.find((one) => one === levelOf(permissionId));
  const reach = reachOf(actor, 'manage');
  if (!level || !reach) return [];
  // A place at the top of what the actor manages: where the right may not be granted there, it may nowhere.
  const { departmentId = 0, majorId = 0, courseId = 0 } = reach;
  const top = [departmentId, majorId, courseId].slice(0, scopeLevels.indexOf(level) + 1).map((value) => ({ label: '', value }));
  return mayGrantAt(actor, top, permissionId) ? nodesAt(departments, 0, level) : [];
}
