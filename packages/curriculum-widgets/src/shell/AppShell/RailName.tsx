import { Tooltip } from '@college/ui/Tooltip';
import type { ReactElement } from 'react';

interface RailNameProps {
  isRail: boolean;
  name: string;
  children: ReactElement;
}

/** Says in the rail what an icon stands for; beside its words it would only repeat them. */
export function RailName({ isRail, name, children }: RailNameProps) {
  return isRail ? (
    <Tooltip content={name} placement="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}
