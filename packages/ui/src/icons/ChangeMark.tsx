import type { Ref, SVGProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages';
import { tokens } from '../theme';
import { iconMessages } from './messages';

/** The outlines of the marks of change, in a view box of 10, for matrices that render them as plain elements. */
export const changeOutlines = {
  added: 'M5 1.5v7M1.5 5h7',
  removed: 'M1.5 5h7',
  strengthened: 'M5 1.6 9 8.4H1z',
  weakened: 'M5 8.4 1 1.6h8z',
  edited: 'M6.6 1.6l1.8 1.8L3.6 8.2l-2.2.4.4-2.2z',
} as const;

/** What became of something between two versions. */
export type ChangeKind = keyof typeof changeOutlines;

export interface ChangeMarkProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children' | 'kind'> {
  /** A plus for added, a minus for removed, triangles for strengthened and weakened, a pencil for edited. */
  kind: ChangeKind;
  ref?: Ref<SVGSVGElement>;
}

/**
 * The mark of a change, 10 px: drawn, never typed. Its accessible name is the word of its kind unless `aria-label` says more; `aria-hidden` hides it next to a
 * text.
 */
export function ChangeMark({ kind, ...rest }: ChangeMarkProps) {
  const text = useMessages(iconMessages);
  const hidden = rest['aria-hidden'] === true || rest['aria-hidden'] === 'true';
  return (
    <Outline role={hidden ? undefined : 'img'} aria-label={hidden ? undefined : text[kind]} {...rest} viewBox="0 0 10 10" data-kind={kind}>
      <path d={changeOutlines[kind]} />
    </Outline>
  );
}

const Outline = styled.svg`
  display: inline-block;
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  color: ${tokens.color.accent};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &:is([data-kind='removed'], [data-kind='weakened']) {
    color: ${tokens.color.danger};
  }

  &:is([data-kind='strengthened'], [data-kind='weakened']) {
    fill: currentColor;
    stroke-width: 1;
  }

  @media print {
    color: currentColor;
  }
`;
