import { mayAnywhere } from '@college/curriculum-model';
import { useSearch } from '@tanstack/react-router';
import { useRights } from '../../rights/useRights';
import { recordIdOf } from '../../search/recordId';
import { idOf } from '../../search/searchParams';

/** Which course unit of which major the address names, and what the person who looks may do there; undecided until their rights are known. */
export function useCoursePlace() {
  const search = useSearch({ from: '/main/courseUnit/detail' });
  const majorId = idOf(search.majorId);
  const courseUnitId = recordIdOf(search.courseUnitId);
  const { can, isKnown, failure, user } = useRights(majorId);
  const isReadOnly =
    majorId === undefined ? !user || !mayAnywhere(user, 'modify') : !can(courseUnitId === undefined ? 'create' : 'modify', courseUnitId);
  return {
    search,
    place: { majorId, majorName: search.majorName, courseUnitId, page: idOf(search.page) },
    user,
    isDecided: user !== undefined && (majorId === undefined || isKnown),
    /** Why it stays undecided. */
    failure,
    isReadOnly,
  };
}
