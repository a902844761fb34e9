import { expect, it } from 'vitest';
import { allEndpoints } from '../contract';
import { conformancePlan, resetPlan, resources } from './plan';

const planned = [...conformancePlan(), resetPlan(false)];

it('plans every call of the contract once', () => {
  const names = planned.map(({ step }) => step.call);
  expect(names.toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
});

it('puts every call under one of the resources that may be selected', () => {
  expect(new Set(planned.map(({ resource }) => resource))).toEqual(new Set(resources));
});
