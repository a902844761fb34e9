import {
  type Actor,
  type BandName,
  bandNameOf,
  bandNames,
  type Chain,
  type Level,
  levelOf,
  mayGrant,
  type OptionItem,
  permissionOfBand,
} from '@college/curriculum-model';
import type { CascaderNode, CascaderPath } from '@college/ui/Cascader';

type Place = 'department' | 'major' | 'course';
const places: readonly Place[] = ['department', 'major', 'course'];

/** A department, major or course in which people may be managed, with the way to it. */
interface Scope {
  id: number;
  place: Place;
  path: readonly number[];
  names: readonly string[];
  chain: Chain;
}

/** The permissions that one may grant: bands up to one's own, each with its possible subjects. */
export interface Grants {
  bands: readonly BandName[];
  /** What a permission can be about, as levels to choose from; empty where there is nothing to choose. */
  nodesOf: (permissionId: unknown) => readonly CascaderNode[];
  /** The chosen levels of a scope, and their names. */
  placeOf: (permissionId: unknown, relativeId: unknown) => { path: CascaderPath; words: string } | undefined;
  /** The id of a scope by its name, or by its names from the top; undefined where none, or more than one, is called so. */
  idOfName: (permissionId: unknown, name: string) => number | undefined;
  /** What a permission is about when there is no choice: the college, or nothing. */
  fixedScopeOf: (permissionId: unknown) => number | undefined;
  /** Whether a right may be granted; rights that are not integers are validated elsewhere. */
  mayGive: (permissionId: number, relativeId: number) => boolean;
}

/** Computes what a person may grant within the scopes that the server returns. */
export function grantsOf(actor: Actor, items: readonly OptionItem[]): Grants {
  const scopes = scopesIn(items, actor.collegeId);
  const college = { collegeId: actor.collegeId };
  const nodes = new Map(bandNames.map((band) => [band, nodesFor(items, scopes, actor, permissionOfBand[band])]));
  const bands = bandNames.filter((band) =>
    isFixed(levelOf(permissionOfBand[band]))
      ? mayGrant(actor, { permissionId: permissionOfBand[band], chain: college })
      : (nodes.get(band)?.length ?? 0) > 0,
  );
  const known = new Map(scopes.map((scope) => [`${scope.place} ${scope.id}`, scope]));
  const scopeOf = (permissionId: unknown, relativeId: unknown) => known.get(`${levelOf(permissionId)} ${String(relativeId)}`);

  return {
    bands,
    nodesOf: (permissionId) => nodes.get(bandNameOf(permissionId)) ?? [],
    placeOf(permissionId, relativeId) {
      const scope = scopeOf(permissionId, relativeId);
      return scope && { path: scope.path, words: scope.names.join(' / ') };
    },
    idOfName(permissionId, name) {
      const wanted = name.split('/').map((part) => part.trim());
      const found = scopes.filter(
        ({ place, names }) => place === levelOf(permissionId) && wanted.every((part, at) => names.at(at - wanted.length) === part),
      );
      return found.length === 1 ? found[0]!.id : undefined;
    },
    fixedScopeOf(permissionId) {
      const level = levelOf(permissionId);
      return level === 'college' ? actor.collegeId : level === 'none' ? 0 : undefined;
    },
    mayGive(permissionId, relativeId) {
      if (isFixed(levelOf(permissionId))) return mayGrant(actor, { permissionId, chain: college });
      const scope = scopeOf(permissionId, relativeId);
      return scope !== undefined && mayGrant(actor, { permissionId, chain: scope.chain });
    },
  };
}

function isFixed(level: Level): boolean {
  return level === 'college' || level === 'none';
}

function scopesIn(items: readonly OptionItem[], collegeId: number, above: readonly Scope[] = []): Scope[] {
  const place = places[above.length];
  if (!place) return [];
  return items.flatMap((item) => {
    const id = Number(item.value);
    const parent = above.at(-1);
    const chain: Chain = { ...(parent?.chain ?? { collegeId }), [`${place}Id`]: id };
    const scope = { id, place, chain, path: [...(parent?.path ?? []), id], names: [...(parent?.names ?? []), item.label] };
    return [scope, ...scopesIn(item.children ?? [], collegeId, [...above, scope])];
  });
}

/** The levels down to the subject of a permission, without those in which it may not be granted. */
function nodesFor(items: readonly OptionItem[], scopes: readonly Scope[], actor: Actor, permissionId: number): CascaderNode[] {
  const level = levelOf(permissionId);
  const depth = places.findIndex((place) => place === level);
  if (depth === -1) return [];
  const good = new Set(
    scopes.filter(({ place, chain }) => place === level && mayGrant(actor, { permissionId, chain })).map(({ id }) => id),
  );
  return prune(items, depth);

  function prune(nodes: readonly OptionItem[], stepsDown: number): CascaderNode[] {
    if (stepsDown === 0)
      return nodes.filter(({ value }) => good.has(Number(value))).map(({ value, label }) => ({ id: value, label, isLeaf: true }));
    return nodes.flatMap(({ value, label, children = [] }) => {
      const below = prune(children, stepsDown - 1);
      return below.length === 0 ? [] : [{ id: value, label, children: below }];
    });
  }
}
