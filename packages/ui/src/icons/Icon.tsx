import type { LucideIcon } from 'lucide-react';
import type { Ref, SVGProps } from 'react';
import { styled } from 'styled-components';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'children'> {
  /** The lucide-react icon to render, e.g. `Trash2`. */
  of: LucideIcon;
  /**
   * 16 px in controls; 14 px next to 12 px text; 12 px inside a mark; 24 px in a whole-view message.
   * @default 'regular'
   */
  size?: 'tiny' | 'small' | 'regular' | 'large';
  ref?: Ref<SVGSVGElement>;
}

const pixels = { tiny: 12, small: 14, regular: 16, large: 24 };

/**
 * One lucide icon in the product's style: 16 px, a 1.5 px stroke at every size, the colour of the surrounding text.
 * It is decoration unless `aria-label` names it.
 */
export function Icon({ of: Drawing, size = 'regular', ...rest }: IconProps) {
  const side = pixels[size];
  const named = rest['aria-label'] !== undefined;
  return (
    <IconBox
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      {...rest}
      as={Drawing}
      size={side}
      strokeWidth={1.5}
      nonScalingStroke
    />
  );
}

const IconBox = styled.svg`
  display: block;
  flex: none;
`;
