import { withoutReferences } from '../../catalogue/withoutReferences.mjs';

/** One request of the client: `GET /course/getcoursegoal`. */
export interface Call {
  method: string;
  path: string;
}

/** What the comment on a member of a port names behind `Call:` or `Calls:`. */
export function callsOf(comment: string): Call[] {
  const behind = /\bCalls?: (.*)$/s.exec(comment)?.[1] ?? '';
  return [...behind.matchAll(/`(GET|POST) ([^\s`?]+)[^`]*`/g)].map(([, method, path]) => ({ method: method!, path: path! }));
}

/**
 * A comment as a page for embedders says it: without its calls, which have a line of their own, without references to the specifications, and without what
 * the page says once of all ports.
 */
export function plainSentence(comment: string): string {
  const text = withoutReferences(comment)
    .replace(/\s*\bCalls?: .*$/s, '')
    .replace(/\s*\(extensions?\)/g, '')
    .replace(/^Extension(: |\.$)/, '')
    .replace(/;? ?(?:a college plugs in its own backend here|a rejection is an error whose message is shown [\w ]+)(?=\.)/, '')
    .replace(/\s*Failures reject with an error whose message (?:staff|people) can read(?:\.|; (\w))?/, (_, next?: string) =>
      next ? ` ${next.toUpperCase()}` : '',
    )
    .replace(/\s*Failures reject with an error whose message is shown to staff\./, '')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
