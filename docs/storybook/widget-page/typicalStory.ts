/** The properties of a story that show whether it is the typical one. */
interface Candidate {
  name: string;
  tags: readonly string[];
}

const typicalName = /^(typical|overview|filled|whole)\b/i;
const typicalState = /\.(typical|many|filled|full|default|loaded|several|open)$/;
const exceptional = /empty|loading|failed|error|none|\bno\b|one\b|english|dark|long|offline|missing|nothing/i;

/** The story with which a page opens: the typical one, even if an empty or failed one comes first. */
export function typicalStory<Story extends Candidate>(stories: readonly Story[]): Story | undefined {
  return (
    stories.find(({ name }) => typicalName.test(name)) ??
    stories.find(({ tags }) => tags.some((tag) => typicalState.test(tag))) ??
    stories.find(({ name, tags }) => !exceptional.test(name) && !tags.some((tag) => exceptional.test(tag.split('.').at(-1)!))) ??
    stories[0]
  );
}
