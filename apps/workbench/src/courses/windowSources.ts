/** The calls of the windows over the page of a course, loaded with the first of them. */
import {
  createAssistant,
  createCopying,
  createEditionComparing,
  createEditionPublishing,
  createEditions,
  createHistory,
  createPoints,
  createTranslations,
  quietClient,
  type Client,
} from '@college/api-client';

export const assistantSource = (client: Client) => createAssistant(quietClient(client));
export const historySource = (client: Client) => createHistory(quietClient(client));
export const pointSource = (client: Client) => createPoints(quietClient(client));
export const translationSource = (client: Client) => createTranslations(quietClient(client));

export function copySource(client: Client, userId: number) {
  const quiet = quietClient(client);
  const { loadFigures } = createEditionComparing(quiet);
  return { ...createCopying(quiet, { userId }), ...createEditions(quiet), loadFigures };
}

/** The published editions in which a course stands, the latest first. */
export function editionsOfCourse(client: Client, courseId: number, signal: AbortSignal) {
  return createEditionPublishing(quietClient(client)).listEditionsOfCourse(courseId, { signal });
}
