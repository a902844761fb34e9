/** The state of the story in Storybook's preview. */
export interface DrawnStory {
  status: string;
  /** Why the play stopped, when it did. */
  failure?: string;
}

interface Channel {
  on: (event: string, listener: (detail: never) => void) => void;
  emit: (event: string, detail: unknown) => void;
}

interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string; story?: { parameters: object; storyGlobals: object } } };
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

const preview = window as unknown as PreviewWindow;
let channel: Channel | undefined;
let awaited: { id: string; needsPlay: boolean; finish: (drawn: DrawnStory) => void } | undefined;
let hasPlayed = false;
let failure: string | undefined;

/** Listens to the preview from its first word on: the channel is there before any story. */
export function hookPreview() {
  Object.defineProperty(preview, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: Channel) {
      channel = given;
      listen(given);
    },
  });
}

function listen(given: Channel) {
  given.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'played' || newPhase === 'errored') hasPlayed = true;
  });
  const note = ({ message }: { message: string }) => (failure = message);
  given.on('playFunctionThrewException', note);
  given.on('storyThrewException', note);
  given.on('storyErrored', ({ title }: { title: string }) => (failure = title));
  given.on('storyMissing', (id: string) => awaited?.finish({ status: 'missing', failure: `no story ${id}` }));
  given.on('storyFinished', ({ storyId, status }: { storyId: string; status: string }) => {
    // A play that changes its args finishes a drawing of its own before it ends itself.
    if (awaited?.id !== storyId || (awaited.needsPlay && !hasPlayed)) return;
    awaited.finish({ status: failure === undefined ? status : 'error', failure });
  });
}

function untilFinished(id: string, needsPlay: boolean, act: () => void): Promise<DrawnStory> {
  hasPlayed = false;
  failure = undefined;
  return new Promise((finish) => {
    awaited = { id, needsPlay, finish };
    act();
  });
}

/** Draws another story in this page, with its play. */
export function drawStory({ id, hasPlay }: { id: string; hasPlay: boolean }) {
  return untilFinished(id, hasPlay, () => channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' }));
}

/** Sets the toolbars; the story stays as it is, as it does for a person who uses them. */
export function setGlobals({ id, globals }: { id: string; globals: object }) {
  return untilFinished(id, false, () => channel?.emit('updateGlobals', { globals }));
}

/** The parameters of the current story. */
export function currentStory() {
  const render = preview.__STORYBOOK_PREVIEW__?.currentRender;
  return { id: render?.id, phase: render?.phase, failure, globals: { ...render?.story?.storyGlobals } };
}
