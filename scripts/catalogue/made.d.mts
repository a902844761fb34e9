import type { Component } from '../../docs/storybook/widget-page/catalogue';

export function catalogueOf(folder: string): Promise<{ components: Component[] }>;
/** Every published component, the primitives first. */
export function readComponents(): Promise<Component[]>;
/** Every port with the shapes that cross it; `scripts/guides/ports/described.ts` has its type. */
export function readPorts(): Promise<unknown>;
