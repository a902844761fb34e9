import {
  cutKeyword,
  findScopesIn,
  mayGrant,
  permissionOfBand,
  resolveScopesIn,
  scopeLevelsIn,
  type Actor,
  type Chain,
  type FoundScopes,
  type ScopeItem,
  type ScopeLevel,
  type ScopePath,
  type ScopeWish,
} from '@college/curriculum-model';
import type { PeopleSource, ReadOptions } from '../PeopleSource';

/** Where places are looked up a piece at a time. */
export interface ScopePieces {
  listLevel: (below: { departmentId?: number; majorId?: number }, options?: ReadOptions) => Promise<ScopeItem[]>;
  find: (level: ScopeLevel, keyword: string, options?: ReadOptions) => Promise<FoundScopes>;
  resolve: (wishes: readonly ScopeWish[], options?: ReadOptions) => Promise<(ScopePath | null)[]>;
}

export type ScopesSource = Pick<PeopleSource, 'listScopes' | 'listScopeLevel' | 'findScopes' | 'resolveScopes'>;

const lowest = {
  department: permissionOfBand.departmentViewer,
  major: permissionOfBand.majorEditor,
  course: permissionOfBand.courseEditor,
};

/** The pieces of a source, each level read once; of a source that has the whole tree only, that one is read once. */
export function scopePieces(source: () => ScopesSource, actor: Actor): ScopePieces {
  const { listScopeLevel, findScopes, resolveScopes } = source();
  if (!listScopeLevel || !findScopes || !resolveScopes)
    return piecesOfTree(
      remembered(() => source().listScopes()),
      actor,
    );
  const levels = new Map<string, () => Promise<ScopeItem[]>>();
  return {
    listLevel(below) {
      const key = JSON.stringify(below);
      const level = levels.get(key) ?? remembered(() => source().listScopeLevel!(below));
      levels.set(key, level);
      return level();
    },
    find: (level, keyword, options) => source().findScopes!({ level, keyword: cutKeyword(keyword) }, options),
    resolve: (wishes, options) => source().resolveScopes!(wishes, options),
  };
}

function piecesOfTree(tree: () => Promise<ScopeItem[]>, actor: Actor): ScopePieces {
  const isManaged = (path: ScopePath) => mayGrantAt(actor, path, lowest[levelOfPath(path)]);
  return {
    listLevel: async (below) => scopeLevelsIn(await tree(), { ...below, depth: 1 }),
    find: async (level, keyword) => findScopesIn(await tree(), { level, keyword }, isManaged),
    resolve: async (wishes) => resolveScopesIn(await tree(), wishes, isManaged),
  };
}

/** Whether a permission may be granted at the place at the end of a path. */
export function mayGrantAt(actor: Actor, path: ScopePath, permissionId: number): boolean {
  const [department, major, course] = path.map(({ value }) => value);
  const chain: Chain = {
    collegeId: actor.collegeId,
    ...(department !== undefined && { departmentId: department }),
    ...(major !== undefined && { majorId: major }),
    // A course is only answered to whoever manages it.
    ...(course !== undefined && { courseId: course, managers: [actor.id] }),
  };
  return mayGrant(actor, { permissionId, chain });
}

function levelOfPath({ length }: ScopePath): ScopeLevel {
  return length === 1 ? 'department' : length === 2 ? 'major' : 'course';
}

/** Asks once; after a failure again. */
function remembered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
