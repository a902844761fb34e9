import { mayAnywhere } from '@college/curriculum-model';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useMajor } from '../courses/useMajor';
import { useRow } from '../routing/useDocumentTitle';
import { idOf, type SearchParams } from '../search/searchParams';
import { useLogin } from '../session/useLogin';
import type { DraftBandProps } from './DraftBand';

/** The major and the course that the address of a page names; nothing for a page that is about neither. */
function usePlaceNamed(): { majorId?: number | undefined; courseId?: number | undefined } {
  const search: SearchParams = useSearch({ strict: false });
  const row = useRow();
  // The college majors are a directory; no curriculum is one of them.
  const named = row?.path === '/college/majorDetail' ? [] : (row?.query ?? []);
  const idIn = (names: readonly string[]) => idOf(search[names.find((name) => named.includes(name)) ?? '']);
  return { majorId: idIn(['majorId', 'major']), courseId: idIn(['courseUnitId', 'courseId', 'course']) };
}

/** What the draft is called whose major the page names; undefined in the current edition. */
export function useDraftName(): string | undefined {
  return useMajor(usePlaceNamed().majorId).major?.edition?.name;
}

/** The band over every page whose major or course is one of a draft; nothing over the others. */
export function EditionOfPage() {
  const user = useLogin()?.user;
  const { majorId, courseId } = usePlaceNamed();
  // Who may read nothing sees no page of a draft, and is asked for nothing.
  if (!user || !mayAnywhere(user, 'read')) return null;
  if (majorId !== undefined) return <EditionOfMajor majorId={majorId} />;
  // An address may name its course alone.
  return courseId === undefined ? null : <LazyBand courseId={courseId} />;
}

function EditionOfMajor({ majorId }: { majorId: number }) {
  const { major, isGone } = useMajor(majorId);
  return major?.edition ? <LazyBand edition={major.edition} isGone={isGone} /> : null;
}

// Few pages are those of a draft. Where it cannot be loaded, its name alone still says where one is.
function LazyBand(props: DraftBandProps) {
  const [{ Band }, setCome] = useState<{ Band?: ComponentType<DraftBandProps> }>({});
  useEffect(() => {
    import('./DraftBand').then((come) => setCome({ Band: come.DraftBand }), console.error);
  }, []);
  return Band ? <Band {...props} /> : props.edition ? <aside>{props.edition.name}</aside> : null;
}
