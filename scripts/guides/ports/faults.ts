import { allEndpoints } from '../../../packages/api-client/src/contract';
import { portAreas } from './areas';
import { fieldRows } from './fieldRows';
import { endpointOf } from './memberText';
import { meaningOfComment, meaningOfParameter, unusedChinese, unusedWords, type Meaning } from './meanings';
import { partsOf, typesOf, type Described, type DescribedPort, type PortReference } from './described';
import { callsOf } from './sentences';

/** What the port reference could not tell: a meaning that is missing in a language, a call that is none, an area without a name. */
export function referenceFaults(reference: PortReference): string[] {
  const { ports, shapes } = reference;
  const comments = [
    ...ports.flatMap((port) => [port.description, ...port.members.map(({ description }) => description)]),
    ...Object.values(shapes).flatMap(({ description, type }) => [description, ...commentsIn(type)]),
    ...ports.flatMap(typesOf).flatMap(commentsIn),
  ];
  return [
    ...ports.flatMap((port) => portFaults(port, reference)),
    ...Object.entries(shapes).flatMap(([name, { description, type }]) => [
      ...missing(meaningOfComment(description), name),
      ...fieldFaults(type, `${name}.`),
    ]),
    ...unusedWords(new Set(namesIn(reference))),
    ...unusedChinese(comments).map((english) => `scripts/guides/ports/chinese.json: no port says "${english}" any more`),
  ];
}

function portFaults(port: DescribedPort, reference: PortReference): string[] {
  return [
    ...(port.area in portAreas ? [] : [`${port.name}: the area ${port.area} has no name in scripts/guides/ports/areas.ts`]),
    ...(port.entry ? [] : [`${port.name}: no entry exports its type, so a page cannot name it`]),
    ...missing(meaningOfComment(port.description), port.name),
    ...port.members.flatMap((member) => {
      const path = `${port.name}.${member.name}`;
      const isKnown = meaningOfComment(member.description);
      return [
        ...(callsOf(member.description).length > 0 && !isKnown.en ? [] : missing(isKnown, path)),
        ...callsOf(member.description)
          .filter((call) => !endpointOf(call) && !isPlaceOfCalls(call.path))
          .map(({ method, path: called }) => `${path}: the contract has no ${method} ${called}`),
        ...(member.parameters ?? []).flatMap((parameter) => [
          ...missing(meaningOfParameter(parameter, reference), `${path}(${parameter.name})`),
          ...fieldFaults(parameter.type, `${path}(${parameter.name}).`),
        ]),
        ...(member.answer ? fieldFaults(member.answer, `${path} → `) : []),
      ];
    }),
  ];
}

/** Several calls below one path, which the sentence then names. */
function isPlaceOfCalls(path: string) {
  return Object.values(allEndpoints).some((endpoint) => path.endsWith('/') && endpoint.path.startsWith(path));
}

function fieldFaults(type: Described, before: string): string[] {
  return fieldRows(type).flatMap(({ path, meaning }) => missing(meaning, `${before}${path}`));
}

function missing(meaning: Meaning, what: string): string[] {
  if (!meaning.en) return [`${what} has no meaning: write a comment on it, or on its name in scripts/guides/ports/fieldWords.json`];
  return meaning.zh ? [] : [`${what} has no meaning in Chinese: write that of "${meaning.en}" in scripts/guides/ports/chinese.json`];
}

function namesIn({ ports, shapes }: PortReference): string[] {
  const parameters = ports.flatMap(({ members }) => members.flatMap((member) => (member.parameters ?? []).map(({ name }) => name)));
  return [...parameters, ...[...ports.flatMap(typesOf), ...Object.values(shapes).map(({ type }) => type)].flatMap(fieldsIn)];
}

function fieldsIn(type: Described): string[] {
  return [...(type.kind === 'object' ? type.fields.map(({ name }) => name) : []), ...partsOf(type).flatMap(fieldsIn)];
}

function commentsIn(type: Described): string[] {
  const own = type.kind === 'object' ? type.fields.flatMap(({ description = '' }) => description) : [];
  return [...own, ...partsOf(type).flatMap(commentsIn)];
}
