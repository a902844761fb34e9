import {
  maxFoundScopes,
  reachOf,
  scopeLevels,
  scopeNameParts,
  type FindScopesRequest,
  type FoundScopes,
  type Language,
  type ScopeLevel,
  type ScopePath,
  type ScopeWish,
} from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import type { Caller } from '../rights/caller';
import { idOf, isPlaceInReach, labelOf, levelsTo, pathAt, placesAt } from './managedPlaces';

const maxWords = 30;

/** The first places of a level whose names, with those above them, hold all words of a keyword. */
export async function findPlacesNamed(
  db: Queries,
  caller: Caller,
  { level, keyword }: FindScopesRequest,
  language: Language,
): Promise<FoundScopes> {
  const words = keyword
    .split(/[\s/]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return { list: [], total: 0 };
  const levels = levelsTo(level);
  const holdsWord = (word: string) => {
    const pattern = `%${escapeLike(word)}%`;
    return sql`(${sql.join(
      levels.map((one) => sql`${labelOf(one, language)} ilike ${pattern}`),
      sql` or `,
    )})`;
  };
  const { rows } = await db.execute<{ path: ScopePath; total: number }>(sql`
    select ${pathAt(level, language)} as path, count(*) over ()::int as total from ${placesAt(level)}
    where ${isPlaceInReach(reachOf(caller, 'manage'), level)} and ${sql.join(words.map(holdsWord), sql` and `)}
    order by ${sql.join(levels.map(idOf), sql`, `)} limit ${maxFoundScopes}`);
  return { list: rows.map(({ path }) => path), total: rows[0]?.total ?? 0 };
}

/** The path of each wanted place, in the order of the wishes; null where the caller manages none, or more than one of that name. */
export async function resolvePlaces(
  db: Queries,
  caller: Caller,
  wishes: readonly ScopeWish[],
  language: Language,
): Promise<(ScopePath | null)[]> {
  const paths = wishes.map((): ScopePath | null => null);
  for (const level of scopeLevels) {
    const wanted = wishes.flatMap((wish, at) => (wish.level === level ? [wantedPlace(wish, at)] : []));
    for (const { at, path } of wanted.length > 0 ? await resolveLevel(db, caller, level, wanted, language) : []) paths[at] = path;
  }
  return paths;
}

type WantedPlace = { at: number } & ({ id: number } | { own: string; above?: string | undefined; top?: string | undefined });

function wantedPlace(wish: ScopeWish, at: number): WantedPlace {
  if ('id' in wish) return { at, id: wish.id };
  const [own = '', above, top, ...more] = scopeNameParts(wish.name).toReversed();
  // No place is below three others, and none is called nothing.
  return { at, own: more.length > 0 ? '' : own, above, top };
}

async function resolveLevel(db: Queries, caller: Caller, level: ScopeLevel, wanted: readonly WantedPlace[], language: Language) {
  const [own, above, top] = levelsTo(level).toReversed();
  const nameOf = (one: ScopeLevel | undefined) => (one ? labelOf(one, language) : sql`null::text`);
  const isManaged = isPlaceInReach(reachOf(caller, 'manage'), level);
  // `is true` keeps the names a hash that each place is looked up in: as a join it may be compared with every place.
  const { rows } = await db.execute<{ at: number; path: ScopePath }>(sql`
    with wish as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(at int, id int, own text, above text, top text)
    ), place as materialized (
      select ${idOf(level)} as id, ${nameOf(own)} as own, ${nameOf(above)} as above, ${nameOf(top)} as top from ${placesAt(level)}
      where ${isManaged} and (${nameOf(own)} in (select own from wish where own <> '')) is true
    ), hit as (
      select at, id from wish where id is not null
      union all
      select wish.at, min(place.id) from wish join place on place.own = wish.own and wish.own <> ''
        and (wish.above is null or place.above = wish.above) and (wish.top is null or place.top = wish.top)
      group by wish.at having count(*) = 1
    )
    select hit.at, ${pathAt(level, language)} as path from ${placesAt(level)} join hit on hit.id = ${idOf(level)} where ${isManaged}`);
  return rows;
}
