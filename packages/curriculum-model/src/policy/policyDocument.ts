import { z } from 'zod';
import { isWebLink } from '../fields';
import type { Bilingual } from '../language';

const bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) });

/** A link to an education policy document (reference §2.8); type codes 0 to 3, addresses of http and https only. */
export const policyDocumentSchema = z.object({
  title: bilingual,
  /** The authority that published it. */
  issuer: bilingual,
  /** When it was issued: a day, or a year where only the year is known; left out for a collection that grows. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}-\d{2})?$/)
    .optional(),
  url: z.string().refine(isWebLink, { params: { key: 'notWebLink' } }),
  type: z.int().min(0).max(3),
});
export type PolicyDocument = z.infer<typeof policyDocumentSchema>;

/** Names of the four type codes (decision 128). */
export const policyTypes: readonly Bilingual[] = [
  { zh: '国家', en: 'National' },
  { zh: '部委', en: 'Ministry' },
  { zh: '省市', en: 'Province' },
  { zh: '其他', en: 'Other' },
];
