import { code, labelled, parts, table } from '../markdown';
import { operationsOf } from './documents';
import type { PageWords } from './pageWords';
import type { ApiDocument } from './wordedDocument';

/** The page of what is true of all calls, as Markdown. */
export function conventionsPage(document: ApiDocument, words: PageWords): string {
  const { info, servers, tags, 'x-refusals': refusals } = document;
  const said = words.conventions;
  const operations = operationsOf(document);
  return `${parts(
    `# ${words.heading(said.title)}`,
    info.description,
    labelled(said.base, servers.map(({ url }) => code(url)).join(said.listed)),
    said.document,
    `## ${said.codes}`,
    labelled(said.ofAll, refusals.ofAll.map(code).join(said.listed)),
    table(
      [words.code, words.meaning],
      Object.entries(refusals.meanings).map(([refusal, meaning]) => [code(refusal), meaning]),
    ),
    `## ${said.groups}`,
    table(
      [said.group, said.calls],
      tags.map(({ name, description }) => [description, String(operations.filter((one) => one.tags.includes(name)).length)]),
    ),
  )}\n`;
}
