import { imageBytes } from '@college/curriculum-model';
import type { UploadProblem } from './imageUploadState';

/** The browser API of screen capture; missing on plain http and in old browsers. */
export interface ScreenSource {
  /**
   * Asks the person for a screen, as `navigator.mediaDevices` does; a rejection named `NotAllowedError` is reported as a denied permission,
   * any other as a failed screenshot.
   */
  getDisplayMedia?: (options: DisplayMediaStreamOptions) => Promise<MediaStream>;
}

/** The browser's own screen capture, as far as it has one. */
export function browserScreens(): ScreenSource {
  // Outside secure contexts `mediaDevices` itself is missing, despite its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return { getDisplayMedia: devices?.getDisplayMedia?.bind(devices) };
}

/** Lets the person choose a screen or window and takes one still of it. */
export async function captureScreen(getDisplayMedia: NonNullable<ScreenSource['getDisplayMedia']>, name: string): Promise<File> {
  const stream = await getDisplayMedia({ video: true, audio: false });
  try {
    const video = document.createElement('video');
    video.muted = true;
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const png = await stillOf(canvas, 'image/png');
    // A photograph on a large screen can be over the limit as PNG.
    return png.size <= imageBytes ? fileOf(png, `${name}.png`) : fileOf(await stillOf(canvas, 'image/jpeg'), `${name}.jpg`);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** What a failed capture is called; closing the browser's chooser counts as not allowing it (reference §8). */
export function captureProblem(error: unknown): UploadProblem {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'captureDenied' : 'captureFailed';
}

function stillOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The screen gave no picture.'))), type);
  });
}

function fileOf(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type });
}
