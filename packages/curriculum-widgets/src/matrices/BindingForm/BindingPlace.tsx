import { tokens } from '@college/ui/theme';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { focusStart } from './focusStart';
import { PlaceComing } from './PlaceComing';
import type { PlaceFieldsProps } from './PlaceFields';

/** Indicator point and strength, fetched apart from the matrix: the combo box weighs half as much as a whole matrix. */
export const placeFields = lazyPart(async () => (await import('./PlaceFields')).PlaceFields);

/** The fields that say where and how strongly a course is bound; until they come, their room is kept and takes the focus for them. */
export function BindingPlace(fields: PlaceFieldsProps) {
  const { Part, ...coming } = useLazyPart(placeFields);
  const ref = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const isHere = Part !== undefined;

  useLayoutEffect(() => {
    if (isAwaited.current && ref.current && (isHere || coming.hasFailed)) focusStart(ref.current);
  }, [isHere, coming.hasFailed]);

  return (
    <Place ref={ref} onFocus={() => (isAwaited.current = !isHere)} onBlur={() => (isAwaited.current = false)}>
      {Part ? <Part {...fields} /> : <PlaceComing {...coming} />}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
