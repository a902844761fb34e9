import { writeNoticeMails, type NoticeMailServices } from './writeNoticeMails';

const minute = 60_000;

/** Looks every minute which mails with notices are due, and wakes the postman for them; the answer stops it. */
export function startNoticeMails(services: NoticeMailServices, wake: () => void): () => Promise<void> {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  function look(): void {
    round ??= writeNoticeMails(services, stopping.signal)
      .then(
        (written) => void (written > 0 && wake()),
        (error: unknown) => services.log.error({ err: error }, 'mails with notices could not be written'),
      )
      .finally(() => (round = undefined));
  }
  look();
  const timer = setInterval(look, minute);
  timer.unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await round;
  };
}
