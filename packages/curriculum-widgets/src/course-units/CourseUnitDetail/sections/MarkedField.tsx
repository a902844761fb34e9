import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlaceMark } from '../../../support/placeMarks/PlaceMark';

interface MarkedFieldProps {
  /** The field of the unit, to which links lead. */
  field: string;
  /** What it is called. */
  name: string;
  /** Columns of the form. */
  span: 3 | 6;
  /** Whether its mark shows only where there is something to read. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A field of the form with its mark at the end of the line of its label. */
export function MarkedField({ field, name, span, isQuiet = false, children }: MarkedFieldProps) {
  return (
    <Marked data-span={span} data-place={field}>
      {children}
      <Corner>
        <PlaceMark kind="course" {...{ field, name, isQuiet }} />
      </Corner>
    </Marked>
  );
}

const Marked = styled.div`
  position: relative;
`;

/* An element of its own: a field may have several, and the last of them is no mark. */
const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:empty {
    display: none;
  }
`;
