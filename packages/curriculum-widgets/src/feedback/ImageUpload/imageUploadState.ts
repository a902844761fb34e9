import { imageCount, type ImageType } from '@college/curriculum-model';

/** Why something could not be added. */
export type UploadProblem =
  | 'format'
  | 'size'
  | 'count'
  | 'damaged'
  | 'tooManyPixels'
  | 'captureUnsupported'
  | 'captureDenied'
  | 'captureFailed';

/** What is known of an image whether or not it has been uploaded. */
export interface ImageFacts {
  id: string;
  name: string;
  type: ImageType;
  /** As it was chosen; this is what is stored, up to 40 megapixels (decision 127). */
  file: File;
  /** Data URL of a picture small enough to show. */
  shownUrl: string;
  /** Size in pixels as stored. */
  width: number;
  height: number;
  origin: 'file' | 'screenshot';
}

/** An image of the upload; `data` is base64 text without the head of a data URL (decision 144). */
export type UploadImage = ImageFacts & ({ status: 'uploading' } | { status: 'uploaded'; data: string } | { status: 'failed' });

/** One kind of refusal with the files it met. */
export interface UploadNotice {
  problem: UploadProblem;
  names: readonly string[];
}

export interface ImageUploadState {
  /** Where there is one that a new one replaces, the uploaded one is the last until the new one before it is uploaded too. */
  images: readonly UploadImage[];
  /** How many chosen files are still being read. */
  readingCount: number;
  notices: readonly UploadNotice[];
}

export type ImageUploadEvent =
  /** Files were chosen, dropped, pasted or captured; older notices have had their time. */
  | { type: 'chosen'; count: number }
  | { type: 'refused'; problem: UploadProblem; name?: string }
  | { type: 'added'; image: ImageFacts }
  | { type: 'uploaded'; id: string; data: string }
  | { type: 'uploadFailed'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; toIndex: number }
  | { type: 'captureStarted' }
  | { type: 'captureFailed'; problem: UploadProblem };

/** The maximum number of images, and whether another one replaces the first. */
export interface ImageRoom {
  max: number;
  replaces: boolean;
}

/** Room of each variant: five images, or one cover or avatar that a new one replaces (reference §2.11). */
export const imageRooms = {
  images: { max: imageCount, replaces: false },
  cover: { max: 1, replaces: true },
  avatar: { max: 1, replaces: true },
} as const satisfies Record<string, ImageRoom>;

export type ImageVariant = keyof typeof imageRooms;

/** Whether another image would be one too many. */
export function isFull({ images }: ImageUploadState, { max, replaces }: ImageRoom): boolean {
  return !replaces && images.length >= max;
}

/** Whether a chosen file is still being read, or an image uploaded. */
export function isBusy({ images, readingCount }: ImageUploadState): boolean {
  return readingCount > 0 || images.some(({ status }) => status === 'uploading');
}

/** Names of images that are not here change nothing: an upload may end after its image was removed. */
export function imageUploadReducer(state: ImageUploadState, event: ImageUploadEvent, room: ImageRoom): ImageUploadState {
  switch (event.type) {
    case 'chosen':
      return { ...state, readingCount: state.readingCount + event.count, notices: state.readingCount > 0 ? state.notices : [] };
    case 'refused':
      return oneRead({ ...state, notices: withNotice(state.notices, event) });
    case 'added': {
      if (isFull(state, room))
        return oneRead({ ...state, notices: withNotice(state.notices, { problem: 'count', name: event.image.name }) });
      const image: UploadImage = { ...event.image, status: 'uploading' };
      return oneRead({ ...state, images: room.replaces ? [image, ...state.images.filter(isUploaded)] : [...state.images, image] });
    }
    case 'uploaded': {
      const arrived = changed(state, event.id, (image) => ({ ...factsOf(image), status: 'uploaded', data: event.data }));
      const isReplaced = room.replaces && isUploaded(arrived.images[0]);
      return isReplaced ? { ...arrived, images: arrived.images.slice(0, 1) } : arrived;
    }
    case 'uploadFailed':
      return changed(state, event.id, (image) => ({ ...factsOf(image), status: 'failed' }));
    case 'retried':
      return changed(state, event.id, (image) => ({ ...factsOf(image), status: 'uploading' }));
    case 'removed':
      return { ...state, images: state.images.filter(({ id }) => id !== event.id), notices: [] };
    case 'moved':
      return { ...state, images: moved(state.images, event) };
    case 'captureStarted':
      return { ...state, notices: [] };
    case 'captureFailed':
      return { ...state, notices: withNotice([], event) };
  }
}

/** Whether an image is there and its content has arrived. */
export function isUploaded(image: UploadImage | undefined): image is ImageFacts & { status: 'uploaded'; data: string } {
  return image?.status === 'uploaded';
}

function oneRead(state: ImageUploadState): ImageUploadState {
  return { ...state, readingCount: Math.max(0, state.readingCount - 1) };
}

// Each kind of notice comes once, however many files met it (decision 127).
function withNotice(notices: readonly UploadNotice[], { problem, name }: { problem: UploadProblem; name?: string }) {
  const added = name ? [name] : [];
  if (!notices.some((notice) => notice.problem === problem)) return [...notices, { problem, names: added }];
  return notices.map((notice) => (notice.problem === problem ? { ...notice, names: [...notice.names, ...added] } : notice));
}

function changed(state: ImageUploadState, id: string, change: (image: UploadImage) => UploadImage): ImageUploadState {
  return { ...state, images: state.images.map((image) => (image.id === id ? change(image) : image)) };
}

function factsOf({ id, name, type, file, shownUrl, width, height, origin }: UploadImage): ImageFacts {
  return { id, name, type, file, shownUrl, width, height, origin };
}

function moved(images: readonly UploadImage[], { id, toIndex }: { id: string; toIndex: number }): readonly UploadImage[] {
  const image = images.find((one) => one.id === id);
  if (!image) return images;
  const others = images.filter((one) => one.id !== id);
  const index = Math.min(Math.max(toIndex, 0), others.length);
  return [...others.slice(0, index), image, ...others.slice(index)];
}
