import type { Actor, NewUserRow, ScopeLevel, ScopePath } from '@college/curriculum-model';
import type { CascaderNode, CascaderPath, FindPaths, LoadChildren } from '@college/ui/Cascader';
import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../../support/desk/useLatest';
import { useAnswer } from '../../support/useAnswer';
import { grantsOf, nodesAt } from './grants';
import { keyOfWish, noPlaces, wishesOf, withResolved, type KnownPlaces } from './knownPlaces';
import { scopePieces, type ScopesSource } from './scopePieces';

interface UseScopePlacesOptions {
  source: ScopesSource;
  actor: Actor;
  rows: readonly NewUserRow[];
  locale: string;
  isOpen: boolean;
}

/** How places are chosen: a level when it is opened, a search where they come from. */
export interface ScopePicking {
  loaders: Readonly<Record<ScopeLevel, { loadChildren: LoadChildren; findPaths: FindPaths }>>;
  /** Called with a place that was chosen, so that it need not be looked up. */
  onPick: (level: ScopeLevel, path: ScopePath) => void;
}

/** Reads departments on opening, levels when they are opened, and looks up the places that rows name; all in the reader's language. */
export function useScopePlaces({ source, actor, rows, locale, isOpen }: UseScopePlacesOptions) {
  const latest = useLatest({ source, actor });
  const pieces = useMemo(() => ({ locale, ...scopePieces(() => latest().source, latest().actor) }), [latest, locale]);
  const { request: departments, retry } = useAnswer(isOpen ? locale : null, () => pieces.listLevel({}));
  const [known, setKnown] = useState<{ locale: string; places: KnownPlaces }>({ locale, places: noPlaces });
  const places = known.locale === locale ? known.places : noPlaces;

  const wishes = useMemo(() => (isOpen ? wishesOf(rows, places) : []), [isOpen, rows, places]);
  const key = wishes.length === 0 ? null : `${locale} ${wishes.map(keyOfWish).join('\n')}`;
  const lookup = useAnswer(key, (options) => pieces.resolve(wishes, options), {
    keepsLast: false,
    onAnswer: (paths) => learn((before) => withResolved(before, wishes, paths)),
  });

  const learn = useCallback(
    (change: (places: KnownPlaces) => KnownPlaces) =>
      setKnown((before) => ({ locale, places: change(before.locale === locale ? before.places : noPlaces) })),
    [locale],
  );

  const items = departments.status === 'done' ? departments.answer : null;
  const grants = useMemo(() => grantsOf(actor, items ?? [], places), [actor, items, places]);
  const picking = useMemo((): ScopePicking => {
    const loadersOf = (level: ScopeLevel) => ({
      loadChildren: (_: CascaderNode, path: CascaderPath) => {
        const [departmentId, majorId] = path.map(Number);
        const below = majorId === undefined ? { departmentId: departmentId! } : { departmentId: departmentId!, majorId };
        return pieces.listLevel(below).then((found) => nodesAt(found, path.length, level));
      },
      findPaths: (keyword: string, options: { signal: AbortSignal }) =>
        pieces.find(level, keyword, options).then(({ list, total }) => ({ paths: list.map(nodesOfPath), total })),
    });
    return {
      loaders: { department: loadersOf('department'), major: loadersOf('major'), course: loadersOf('course') },
      onPick: (level, path) => learn((before) => withResolved(before, [{ level, id: path.at(-1)!.value }], [path])),
    };
  }, [pieces, learn]);

  return {
    departments,
    retryDepartments: retry,
    grants,
    picking,
    lookup: {
      status: key === null ? ('done' as const) : lookup.request.status === 'failed' ? ('failed' as const) : ('pending' as const),
      message: lookup.request.status === 'failed' ? lookup.request.message : '',
      retry: lookup.retry,
    },
  };
}

/** A path as the nodes of a cascader. */
export function nodesOfPath(path: ScopePath): CascaderNode[] {
  return path.map(({ label, value }, at) => ({ id: value, label, isLeaf: at === path.length - 1 }));
}
