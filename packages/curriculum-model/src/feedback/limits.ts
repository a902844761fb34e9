/** Most images of one upload (reference §9). */
export const imageCount = 5;

/** Largest image in bytes: 10 MB, inclusive (reference §5, decision 127). */
export const imageBytes = 10_240 * 1024;

/** Most pixels of an image: what unpacks to more fills the memory of whoever looks at it (decision 127). */
export const imagePixels = 40_000_000;

/** Formats that an image may have (reference §2.11). */
export const imageTypes = ['image/png', 'image/jpeg'] as const;
export type ImageType = (typeof imageTypes)[number];

/** File endings of those formats, for the browser's file dialog. */
export const imageEndings = ['.png', '.jpg', '.jpeg'] as const;
