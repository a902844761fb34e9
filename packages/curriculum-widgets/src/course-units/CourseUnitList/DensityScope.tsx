import { tokens, type Density } from '@college/ui/theme';
import { useCallback, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface DensityScopeProps {
  /** The controlled density; uncontrolled, the scope starts with that of the page. */
  density?: Density;
  onDensityChange?: (density: Density) => void;
  children: (density: Density, setDensity: (density: Density) => void) => ReactNode;
}

/** A part of the page with a row height of its own. */
export function DensityScope({ density: given, onDensityChange, children }: DensityScopeProps) {
  const [own, setOwn] = useState<Density | null>(null);
  const [inherited, setInherited] = useState<Density>('regular');
  const findInherited = useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement?.closest('[data-cw-density]')?.getAttribute('data-cw-density');
    if (element) setInherited(around === 'compact' ? 'compact' : 'regular');
  }, []);
  const chosen = given ?? own;
  return (
    <Scope ref={findInherited} data-cw-density={chosen ?? undefined}>
      {children(chosen ?? inherited, (next) => {
        setOwn(next);
        onDensityChange?.(next);
      })}
    </Scope>
  );
}

const { density } = tokens.vars;

const Scope = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  /* Regular values are the fallbacks of the variables: unset, they count again inside a compact page. */
  &[data-cw-density='regular'] {
    ${Object.values(density)
      .map((name) => `${name}: initial;`)
      .join('\n')}
  }
`;
