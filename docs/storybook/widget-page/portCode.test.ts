import { expect, it } from 'vitest';
import { readComponents } from '../../../scripts/catalogue/made.mjs';
import type { Component } from './catalogue';
import { parametersOf, portCode } from './portCode';

it.each([
  ['load: (courseId: number, options?: { signal?: AbortSignal }) => Promise<readonly Goal[]>', ['courseId', 'options']],
  ['load(request: Pick<Request, "a" | "b">, tell: (one: number, two: string) => void): AsyncIterable<Piece>', ['request', 'tell']],
  ['find?: ErasureSource["find"]', []],
  ['load({ id, name }: Named): Promise<void>', ['given1']],
])('finds the parameters of %s', (signature, names) => {
  expect(parametersOf(signature).map(({ parameter }) => parameter)).toEqual(names);
});

it('writes for every port an object with all calls that it requires', async () => {
  const ports = ((await readComponents()) as Component[]).flatMap((component) => component.ports);
  expect(ports.length).toBeGreaterThan(50);
  for (const port of ports) {
    const source = `${portCode(port)}\nexport default ${port.prop};`;
    const { default: made } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as {
      default: object;
    };
    const required = port.members.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    expect(Object.keys(made), port.name).toEqual(required);
  }
});
