import published from 'virtual:components';
import type { Component } from './catalogue';

/** Every published component, the primitives first. */
export const components = published as readonly Component[];

/** The components whose stories stand under a title; the one that the page is for comes first. */
export function componentsOfTitle(title: string): Component[] {
  return components.filter(({ titles }) => titles.includes(title));
}
