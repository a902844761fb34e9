import { matchingPaneMessages } from '../assistant/MatchingPane/messages';
import { socketChannelMessages } from '../chat/SocketChannel/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';

/** `MatchingPane`: what the college has that is like a text. */
export function matchingPane<Part>(driver: Driver<Part>) {
  const { click, press, write } = driver;
  const { by, of } = partsCalled(driver, matchingPaneMessages);
  const pane = by('region', 'name');
  const search = by('searchbox', 'search', { inside: pane });
  return {
    pane,
    search,
    results: by('list', 'results', { inside: pane }),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    /** Takes a match by its title. */
    take: (title: string) => click(of('button', 'pickNamed', { title })),
  };
}

/** `SocketChannel`: the channel to a program on one's own machine. */
export function socketChannel<Part>(driver: Driver<Part>) {
  const { click, write } = driver;
  const { by } = partsCalled(driver, socketChannelMessages);
  const message = by('textbox', 'message');
  return {
    channel: by('region', 'title'),
    /** What came and went. */
    log: by('log', 'log'),
    message,
    connect: () => click(by('button', 'connect')),
    disconnect: () => click(by('button', 'disconnect')),
    clear: () => click(by('button', 'clear')),
    async send(text: string) {
      await write(message, text);
      await click(by('button', 'send'));
    },
  };
}
