/** The status of the channel. */
export type ChannelStatus = 'idle' | 'connecting' | 'open' | 'closed';

/** One line of the log; the four events of a websocket, and what the person did. */
export type ChannelEntry = { id: number; time: Date } & (
  | { kind: 'connecting'; text: string }
  | { kind: 'open' }
  | { kind: 'message'; text: string }
  | { kind: 'binary'; bytes: number }
  | { kind: 'sent'; text: string }
  | { kind: 'error'; text?: string }
  | { kind: 'close'; code: number; reason: string }
);

export interface ChannelState {
  status: ChannelStatus;
  entries: readonly ChannelEntry[];
  /** Whether the last try ended before it was ever open. */
  isRefused: boolean;
}

type WithoutStamp<Entry> = Entry extends ChannelEntry ? Omit<Entry, 'id' | 'time'> : never;

/** Something that happened, before it has its place in the log. */
export type ChannelHappening = WithoutStamp<ChannelEntry>;

export type ChannelEvent = { type: 'happened'; time: Date; happening: ChannelHappening } | { type: 'cleared' };

/** A channel that was never connected. */
export const idleChannel: ChannelState = { status: 'idle', entries: [], isRefused: false };

/** Lines that are kept: a day's talk stays readable, and the page stays quick. */
export const keptEntries = 500;

/** The log grows with every event; its oldest lines are dropped. */
export function channelReducer(state: ChannelState, event: ChannelEvent): ChannelState {
  if (event.type === 'cleared') return { ...state, entries: [] };
  const { happening, time } = event;
  const entry = { ...happening, id: (state.entries.at(-1)?.id ?? 0) + 1, time };
  const entries = [...state.entries, entry].slice(-keptEntries);
  switch (happening.kind) {
    case 'connecting':
      return { status: 'connecting', entries, isRefused: false };
    case 'open':
      return { status: 'open', entries, isRefused: false };
    case 'close':
      return { status: 'closed', entries, isRefused: state.isRefused || state.status === 'connecting' };
    case 'error':
      // An address that cannot be opened at all ends in an error alone; a close follows every other.
      return { ...state, entries, isRefused: state.isRefused || state.status === 'connecting' };
    default:
      return { ...state, entries };
  }
}
