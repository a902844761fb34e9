/** Base path of every page (reference §2.1). */
export const basePath = '/course';
