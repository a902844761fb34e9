import { imagePixels, imageProblem, imageTypeOf } from '@college/curriculum-model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { captureProblem, captureScreen, type ScreenSource } from './captureScreen';
import type { DecodedImage } from './decodeImage';
import {
  imageUploadReducer,
  isBusy,
  isFull,
  type ImageFacts,
  type ImageRoom,
  type ImageUploadEvent,
  type ImageUploadState,
  type UploadImage,
} from './imageUploadState';

interface UseImageUploadOptions {
  room: ImageRoom;
  defaultImages: readonly UploadImage[];
  onImagesChange?: (images: readonly UploadImage[]) => void;
  onBusyChange?: (isBusy: boolean) => void;
  uploadImage: (file: File) => Promise<string>;
  decodeImage: (file: Blob) => Promise<DecodedImage>;
  screens: () => ScreenSource;
  /** Name of a screenshot without its ending. */
  screenshotName: () => string;
}

let lastId = 0;

/** Takes images one after another, checks them by their content, and uploads what is good. */
export function useImageUpload(options: UseImageUploadOptions) {
  const [state, setState] = useState<ImageUploadState>({ images: options.defaultImages, readingCount: 0, notices: [] });
  const [isCapturing, setIsCapturing] = useState(false);
  const current = useRef(state);
  const latest = useRef(options);
  const isHere = useRef(true);
  const queue = useRef(Promise.resolve());

  function send(event: ImageUploadEvent) {
    if (!isHere.current) return;
    const before = current.current;
    const now = imageUploadReducer(before, event, latest.current.room);
    current.current = now;
    setState(now);
    if (now.images !== before.images) latest.current.onImagesChange?.(now.images);
    if (isBusy(now) !== isBusy(before)) latest.current.onBusyChange?.(isBusy(now));
  }

  async function upload(image: Pick<ImageFacts, 'id' | 'file'>) {
    try {
      send({ type: 'uploaded', id: image.id, data: await latest.current.uploadImage(image.file) });
    } catch {
      // Whatever the reason, the user sees the one specified message and can retry (reference §8).
      send({ type: 'uploadFailed', id: image.id });
    }
  }

  async function add(file: File, origin: ImageFacts['origin']) {
    const { name, size } = file;
    const head = await headOf(file);
    const problem = head ? imageProblem({ size, head }) : 'damaged';
    const type = head && imageTypeOf(head);
    if (problem !== null || !type) send({ type: 'refused', problem: problem ?? 'format', name });
    else if (isFull(current.current, latest.current.room)) send({ type: 'refused', problem: 'count', name });
    else {
      const decoded = await latest.current.decodeImage(new Blob([file], { type })).catch(() => null);
      if (!decoded) return send({ type: 'refused', problem: 'damaged', name });
      if (decoded.width * decoded.height > imagePixels) return send({ type: 'refused', problem: 'tooManyPixels', name });
      const image: ImageFacts = { id: `image-${(lastId += 1)}`, name, type, file, origin, ...decoded };
      send({ type: 'added', image });
      void upload(image);
    }
  }

  /** Takes what was chosen, dropped or pasted; files of one act are taken in their order. */
  function take(files: readonly File[], origin: ImageFacts['origin'] = 'file') {
    send({ type: 'chosen', count: files.length });
    queue.current = files.reduce((before, file) => before.then(() => add(file, origin)), queue.current);
  }

  async function capture() {
    send({ type: 'captureStarted' });
    const { getDisplayMedia } = latest.current.screens();
    if (!getDisplayMedia) return send({ type: 'captureFailed', problem: 'captureUnsupported' });
    setIsCapturing(true);
    try {
      take([await captureScreen(getDisplayMedia, latest.current.screenshotName())], 'screenshot');
    } catch (error) {
      send({ type: 'captureFailed', problem: captureProblem(error) });
    } finally {
      setIsCapturing(false);
    }
  }

  useEffect(() => {
    latest.current = options;
  });
  const resume = useEffectEvent(() => {
    if (isBusy(current.current)) options.onBusyChange?.(true);
    for (const image of current.current.images) if (image.status === 'uploading') void upload(image);
  });
  // Whoever waits for it waits no longer: what is being read goes with the upload.
  const leave = useEffectEvent(() => {
    if (isBusy(current.current)) options.onBusyChange?.(false);
  });
  useEffect(() => {
    isHere.current = true;
    // What was under way when the images were last on show has lost its listener.
    resume();
    return () => {
      isHere.current = false;
      leave();
    };
  }, []);

  return {
    state,
    isCapturing,
    take,
    capture,
    retry(image: UploadImage) {
      send({ type: 'retried', id: image.id });
      void upload(image);
    },
    remove: (id: string) => send({ type: 'removed', id }),
    move: (id: string, toIndex: number) => send({ type: 'moved', id, toIndex }),
  };
}

// A file can be gone from the disk between the choice and the reading.
async function headOf(file: File): Promise<Uint8Array | null> {
  return file
    .slice(0, 16)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => null);
}
