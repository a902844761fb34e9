import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** The dot next to a value that differs from the stored one. */
export function UnsavedMark({ label }: { label: string }) {
  return <Mark role="img" aria-label={label} title={label} />;
}

const Mark = styled.i`
  display: inline-block;
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.warning};
  forced-color-adjust: none;

  @media print {
    display: none;
  }
`;
