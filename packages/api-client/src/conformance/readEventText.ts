import { createParser } from 'eventsource-parser';

/** The events of a whole stream, each with its name and its data read as JSON; text that is none stays text. */
export function readEventText(text: string): { event: string; value: unknown }[] {
  const events: { event: string; value: unknown }[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      let value: unknown = data;
      try {
        value = JSON.parse(data);
      } catch {
        // Data that is no JSON differs from every schema and is shown as it came.
      }
      events.push({ event: event ?? 'message', value });
    },
  });
  parser.feed(text);
  return events;
}
