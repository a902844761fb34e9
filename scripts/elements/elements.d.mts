import type { Component } from '../../docs/storybook/widget-page/catalogue';

/** A widget as an element: which props a page can give, and how. */
export type Element = Pick<Component, 'name' | 'description' | 'props'> & { tag: string; path: string };

export function elementsOf(catalogue: { components: readonly Component[] }): Element[];
