import { useMemo, useState } from 'react';

/** How a person looks at a matrix; nothing of it is stored. */
export interface MatrixLook {
  isTransposed: boolean;
  setTransposed: (isTransposed: boolean) => void;
  isGapsOnly: boolean;
  setGapsOnly: (isGapsOnly: boolean) => void;
}

/** Rows and columns as they are, everything in sight, until the person wants it otherwise. */
export function useMatrixLook(): MatrixLook {
  const [isTransposed, setTransposed] = useState(false);
  const [isGapsOnly, setGapsOnly] = useState(false);
  return useMemo(() => ({ isTransposed, setTransposed, isGapsOnly, setGapsOnly }), [isTransposed, isGapsOnly]);
}
