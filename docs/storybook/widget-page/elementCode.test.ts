import { expect, it } from 'vitest';
import type { CatalogueProp } from './catalogue';
import { components as published } from './components';
import { elementCode, elementNameOf } from './elementCode';

const components = published.filter(({ element }) => element !== undefined);
const component = (name: string) => components.find((one) => one.name === name)!;

it('writes numbers and booleans as attributes, ports as properties, callbacks as events', () => {
  const code = elementCode(component('GoalPanel'))!;
  expect(code).toContain('<college-goal-panel course-id="1004" major-id="1001"></college-goal-panel>');
  expect(code).toContain('widget.source = source; // your GoalsSource; "Embedding" makes one of the client');
  expect(code).toContain("widget.addEventListener('goals-change'");
});

it('opens a widget that begins closed', () => {
  expect(elementCode(component('CopyWizard'))).toContain('<college-copy-wizard course-id="1004" course-name="…" default-open>');
});

it('has code for every widget, and none for a primitive', () => {
  for (const one of components) expect(elementCode(one)).toContain(`<${one.element}`);
  expect(elementCode({ ...component('GoalPanel'), element: undefined })).toBeUndefined();
});

it('names each kind of prop as the element takes it', () => {
  const prop = (kind: CatalogueProp['kind'], name: string, type = 'string') =>
    elementNameOf({ name, kind, type, isRequired: false, description: '' });
  expect(prop('boolean', 'isReadOnly')).toBe('is-read-only');
  expect(prop('event', 'onGoToTarget')).toBe('go-to-target (event)');
  expect(prop('object', 'source')).toBe('.source (property)');
  expect(prop('object', 'toolbarEnd', 'ReactNode')).toBe('slot="toolbar-end"');
  expect(prop('children', 'children')).toBe('its content');
});
