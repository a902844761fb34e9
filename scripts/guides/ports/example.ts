import * as model from '../../../packages/curriculum-model/src';
import type { Described, DescribedField, PortReference } from './described';
import { Code } from './code';
import { printScript } from './print';
import type { Samples } from '../../../packages/api-client/src/mock-api/samples.test-data';

const hosts: Readonly<Record<string, string>> = {
  AbortSignal: 'new AbortController().signal',
  Blob: "new Blob(['…'])",
  Date: 'new Date(0)',
  MediaStream: 'new MediaStream()',
  PermissionStatus: "await navigator.permissions.query({ name: 'camera' })",
  File: "new File(['…'], '课程.xlsx')",
};
const schemas = model as unknown as Readonly<Record<string, unknown>>;
const longestText = 60;
/** A few numbers may be a tuple, of which each has its place. */
const longestRow = 5;
const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** Makes examples: the sample programme's value where a shape has a schema that one crossed the contract by, else one put together from its fields. */
export function createExamples({ shapes }: PortReference, samples: Samples) {
  function exampleOf(type: Described, name = '', inside: readonly string[] = []): unknown {
    switch (type.kind) {
      case 'text':
        return shortened(samples.named(name, 'string') ?? '…');
      case 'number':
        return samples.named(name, 'number') ?? 1;
      case 'boolean':
        return true;
      case 'literal':
        return type.value;
      case 'null':
        return null;
      case 'list':
        return listOf(type.of, name, inside);
      case 'tuple':
        return type.of.map((one) => exampleOf(one, name, inside));
      case 'map':
        return {};
      case 'choice':
        return exampleOf(chosenOf(type.of, inside), name, inside);
      case 'function':
        return new Code(`${type.isAsync ? 'async ' : ''}() => (${printScript(exampleOf(type.gives, name, inside))})`);
      case 'host':
        return new Code(hosts[type.name] ?? 'undefined');
      case 'shape':
        return exampleOfShape(type.name, inside);
      case 'object':
        return composed(type.fields, inside);
      default:
        return undefined;
    }
  }

  function exampleOfShape(name: string, inside: readonly string[] = []): unknown {
    const { schema, type } = shapes[name]!;
    const sample = schema && samples.of(schemas[schema]);
    return sample === undefined ? exampleOf(type, name, [...inside, name]) : shortened(sample);
  }

  /** A list of what contains the list is empty: an example must end. */
  function listOf(of: Described, name: string, inside: readonly string[]) {
    return of.kind === 'shape' && inside.includes(of.name) ? [] : [exampleOf(of, name, inside)];
  }

  function composed(fields: readonly DescribedField[], inside: readonly string[]) {
    const needed = fields.filter(({ isOptional }) => !isOptional);
    return Object.fromEntries(needed.map((field) => [field.name, exampleOf(field.type, field.name, inside)]));
  }

  function chosenOf(parts: readonly Described[], inside: readonly string[]): Described {
    const ends = (part: Described) => part.kind !== 'shape' || !inside.includes(part.name);
    return (
      parts.find((part) => part.kind !== 'null' && part.kind !== 'none' && ends(part)) ??
      parts.find(({ kind }) => kind === 'null') ??
      parts[0]!
    );
  }

  return { exampleOf, exampleOfShape };
}

/** A value with the first entry of each list, and the beginnings of long texts. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (Array.isArray(value)) return value.length <= longestRow && value.every(isPlain) ? value : value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shortened(held)]));
}
