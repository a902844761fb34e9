import { createComments, quietClient } from '@college/api-client';
import { commentPlaceOf, type EditionChange } from '@college/curriculum-model';
import { PlaceComments } from '@college/curriculum-widgets/comments/PlaceComments';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCommentChanges } from '../../comments/commentChanges';
import { useServices } from '../../services';

/** Draws the discussions about a change under it; `majorId` is that of the draft while it is open. */
export function useChangeComments(majorId: number | undefined, userId: number | undefined) {
  const { client } = useServices();
  const source = useMemo(() => createComments(quietClient(client)), [client]);
  const { data: marks = [], refetch } = useQuery({
    queryKey: ['commentMarks', 'ofMajor', majorId],
    queryFn: ({ signal }) => source.loadMarks({ majorId: majorId! }, { signal }),
    enabled: majorId !== undefined,
    refetchOnWindowFocus: true,
  });
  const changes = useCommentChanges(majorId ?? 0);
  const commented = useMemo(() => new Set(marks.map(({ place }) => place)), [marks]);
  if (majorId === undefined) return undefined;

  return ({ at, way, name, label }: EditionChange) => {
    const place = commentPlaceOf(at);
    return (
      <PlaceComments
        source={source}
        majorId={majorId}
        place={place}
        name={name || label}
        isCommented={commented.has(place)}
        canBegin={way !== 'removed'}
        userId={userId ?? null}
        changes={changes}
        onCommentsChange={() => void refetch()}
      />
    );
  };
}
