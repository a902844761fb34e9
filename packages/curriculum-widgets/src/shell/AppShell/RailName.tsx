import { Tooltip } from '@college/ui/Tooltip';
import type { ReactElement } from 'react';

interface RailNameProps {
  isRail: boolean;
  name: string;
  children: ReactElement;
}

/** The name of an icon in the collapsed rail; next to its label it would only repeat it. */
export function RailName({ isRail, name, children }: RailNameProps) {
  return isRail ? (
    <Tooltip content={name} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}
