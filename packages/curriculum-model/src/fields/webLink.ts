import { z } from 'zod';

/** Longest address of a page. */
export const webLinkLength = 2000;

// Nothing but http and https: what javascript: and data: would do happens in the reader's name.
const webLink = /^https?:\/\/(?:\[[\da-f:.]+\]|[^\s/?#\\<>"'`@:[\]]+)(?::(\d{1,5}))?(?:[/?#][^\s\\<>"`]*)?$/i;
const highestPort = 65_535;

/** Whether a text is the address of a page that may be linked: http or https, a host without user name and password, no spaces. */
export function isWebLink(text: string): boolean {
  const parts = text.length <= webLinkLength ? webLink.exec(text) : null;
  return parts !== null && Number(parts[1] ?? 0) <= highestPort;
}

/** The address of a page, stored trimmed; empty where there is none. */
export const optionalWebLinkSchema = z
  .string()
  .trim()
  .max(webLinkLength)
  .refine((text) => text === '' || isWebLink(text), { params: { key: 'notWebLink' } });
