import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** One story with the specified states that its tags claim. */
export interface TaggedStory {
  id: string;
  name: string;
  states: readonly string[];
}

/** The stories in the text of a story file, under the ids and names by which Storybook knows them. */
export function storiesIn(text: string): TaggedStory[] {
  const [head = '', ...parts] = text.split(/^export const (?=[A-Z])/m);
  const title = /\btitle: '([^']+)'/.exec(head)?.[1];
  if (title === undefined) return [];
  return parts.map((part) => {
    const exportName = /^\w+/.exec(part)![0];
    const name = storyNameFromExport(exportName);
    return {
      id: toId(title, name),
      name: /^(?: {2}|\w+.* = \{ )name: '([^']+)'/m.exec(part)?.[1] ?? name,
      states: [...part.matchAll(/['"]state:([\w.-]+)['"]/g)].map(([, state]) => state!),
    };
  });
}
