import { expect, it } from 'vitest';
import { attributeOf, eventOf } from '../../packages/elements/src/attributeNames';
import { elementDefinitions } from '../../packages/elements/src/elements.gen';
import { settingNames } from '../../packages/elements/src/settings';
import { catalogueOf } from '../catalogue/made.mjs';
import { elementsOf } from './elements.mjs';
import { manifestOf } from './manifest.mjs';

interface Named {
  name: string;
}

interface Declaration {
  tagName: string;
  attributes: Named[];
  events: Named[];
}

const text = manifestOf(elementsOf(await catalogueOf('packages/curriculum-widgets')));
const { modules } = JSON.parse(text) as { modules: { declarations: Declaration[] }[] };
const declarations = modules.flatMap((module) => module.declarations);
const namesOf = (named: readonly Named[]) => named.map(({ name }) => name).toSorted();

it('lists every element for editors', () => {
  expect(declarations.map(({ tagName }) => tagName)).toEqual(elementDefinitions.map(({ tag }) => tag));
});

it.each(elementDefinitions)('lists the attributes and events that $tag really has', ({ tag, props }) => {
  const told = declarations.find(({ tagName }) => tagName === tag)!;
  const inMarkup = Object.keys(props).filter((prop) => ['string', 'number', 'boolean'].includes(props[prop]!));
  const events = Object.keys(props).filter((prop) => props[prop] === 'event');
  expect(namesOf(told.attributes)).toEqual([...new Set([...settingNames, ...inMarkup].map(attributeOf))].toSorted());
  expect(namesOf(told.events)).toEqual([...events.map(eventOf), 'error'].toSorted());
});
