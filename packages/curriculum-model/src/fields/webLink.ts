import { z } from 'zod';

/** Longest address of a page. */
export const webLinkLength = 2000;

// Nothing but http and https: what javascript: and data: would do happens in the reader's name.
const webLink = /^https?:\/\/[^\s/?#\\<>"'`]+(?:[/?#][^\s\\<>"`]*)?$/i;

/** Whether a text is the address of a page that may be linked: http or https, with a host, without spaces. */
export function isWebLink(text: string): boolean {
  return text.length <= webLinkLength && webLink.test(text);
}

/** The address of a page, stored trimmed; empty where there is none. */
export const optionalWebLinkSchema = z
  .string()
  .trim()
  .max(webLinkLength)
  .refine((text) => text === '' || isWebLink(text), { params: { key: 'notWebLink' } });
