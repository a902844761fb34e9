import type { Endpoint } from './endpoint';

const megabyte = 1024 * 1024;

/** Largest bodies in bytes: five images as text, a picture in a form, an uploaded file, three whole matrices, the points and KSA of a course, five thousand people, everything else. */
export const bodyLimits = {
  feedback: 70 * megabyte,
  picture: 15 * megabyte,
  file: 10 * megabyte,
  matrices: 8 * megabyte,
  points: 8 * megabyte,
  people: 4 * megabyte,
  ordinary: megabyte,
} as const;

/** The largest body an endpoint takes, in bytes; a multipart body may hold one file of that size. */
export function maxBodyOf(endpoint: Pick<Endpoint, 'maxBody' | 'bodyFormat'>): number {
  return endpoint.maxBody ?? (endpoint.bodyFormat === 'multipart' ? bodyLimits.file : bodyLimits.ordinary);
}
