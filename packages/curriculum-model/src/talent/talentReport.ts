import { z } from 'zod';
import { idSchema, maxId, requiredText, text, textLimits, translatable, versioned } from '../fields';

/** A talent demand report (reference §3); picUrl is the image as a data URL. */
export const talentReportSchema = z.object({
  id: z.int().min(0).max(maxId),
  name: text(textLimits.title),
  department: text(textLimits.title),
  fileName: text(255),
  fileUrl: z.string().max(14_000_000),
  picUrl: z.string().max(14_000_000),
  /** 0 admission class, any other level evaluation class. */
  type: z.int(),
  majorId: z.int().min(0).max(maxId).nullable(),
  ...versioned,
  ...translatable,
});
export type TalentReport = z.infer<typeof talentReportSchema>;

/** A report fit to be saved: name, institution, type, cover and major are required (reference §5). */
export const talentReportInputSchema = talentReportSchema.extend({
  name: requiredText(textLimits.title),
  department: requiredText(textLimits.title),
  type: z.union([z.literal(0), z.literal(1)]),
  picUrl: z.string().max(14_000_000).startsWith('data:image/'),
  majorId: idSchema,
});
