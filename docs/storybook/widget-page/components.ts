import published from 'virtual:components';
import type { Component } from './catalogue';

/** Every published component, the primitives first. */
export const components = published as readonly Component[];

/** The components whose stories are under a title; the subject of the page comes first. */
export function componentsOfTitle(title: string): Component[] {
  return components.filter(({ titles }) => titles.includes(title));
}
