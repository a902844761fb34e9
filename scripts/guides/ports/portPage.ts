import { block, code, parts, table } from '../markdown';
import { portAreas, type PortArea } from './areas';
import { shapesWithin, typesOf, type DescribedPort, type PortReference } from './described';
import type { createExamples } from './example';
import { meaningOfComment } from './meanings';
import { memberText } from './memberText';
import { completePort } from './portCode';
import { shapeText } from './shapeText';
import { referenceWords, type ReferenceWords } from './words';

/** The page of the ports of one area in both languages, as Markdown. */
export function portPage(area: PortArea, reference: PortReference, examples: ReturnType<typeof createExamples>) {
  const ports = reference.ports.filter((port) => port.area === area);
  const names = [...shapesWithin(ports.flatMap(typesOf), reference)].toSorted();
  const pageIn = (words: ReferenceWords) =>
    `${parts(
      `# ${words.heading(portAreas[area][words.language])}`,
      words.intro,
      ...ports.map((port) => portText(port, reference, examples, words)),
      names.length > 0 && `## ${words.shapes}`,
      ...names.map((name) => shapeText(name, reference.shapes[name]!, examples, words)),
    )}\n`;
  return { en: pageIn(referenceWords.en), zh: pageIn(referenceWords.zh) };
}

function portText(port: DescribedPort, reference: PortReference, examples: ReturnType<typeof createExamples>, words: ReferenceWords) {
  const users = port.users.map(({ component, prop }) => words.taker(code(component), code(prop))).join(words.listed);
  return parts(
    `## ${port.name}`,
    meaningOfComment(port.description)[words.language],
    `${words.takenBy} ${users}`,
    makersText(port, words),
    ...port.members.map((member) => memberText(member, reference, words)),
    words.complete,
    block('js', completePort(port, examples)),
  );
}

function makersText({ makers, members }: DescribedPort, words: ReferenceWords) {
  if (makers.length > 0) return `${words.ours} ${makers.map((maker) => code(`${maker}(quietClient(client))`)).join(words.listed)}`;
  const known = members.filter((member) => (member.makers ?? []).length > 0);
  if (known.length === 0) return words.noneOfOurs;
  return parts(
    words.oursByCall,
    table(
      [words.call, words.resource],
      known.map((member) => [
        code(member.name),
        member.makers!.map((maker) => code(`${maker}(quietClient(client)).${member.name}`)).join(words.listed),
      ]),
    ),
  );
}
