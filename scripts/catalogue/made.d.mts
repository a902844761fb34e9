import type { Component } from '../../docs/storybook/widget-page/catalogue';

export function catalogueOf(folder: string): Promise<{ components: Component[] }>;
/** Every published component, the primitives first. */
export function readComponents(): Promise<Component[]>;
