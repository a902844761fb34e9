import type { Basis } from '@college/curriculum-model';
import { createContext } from 'react';

/** The address of what a suggestion rests on; undefined where the host has no page for it. */
export type BasisHref = (basis: Basis) => string | undefined;

/** How the suggestions below link to what they rest on. */
export const BasisLinks = createContext<BasisHref | undefined>(undefined);
