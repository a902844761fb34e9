import { z } from 'zod';
import { pictureTextLength, pictureTextSchema } from '../feedback';
import { idSchema, maxId, optionalWebLinkSchema, text, textLimits, timestampSchema, versioned } from '../fields';
import type { OwnFieldName } from '../records/deriveFields';
import { readShape, savedShape, translatableBy } from '../records/fieldSchemas';
import { talentReportFields } from '../records/talentReport';

const own = {
  type: z.int(),
  picUrl: z.string().max(pictureTextLength),
  majorId: z.int().min(0).max(maxId).nullable(),
  fileUrl: z.string().max(pictureTextLength),
} satisfies Record<OwnFieldName<typeof talentReportFields>, z.ZodType>;

/** A talent demand report (reference §3); picUrl is the image as a data URL, empty in lists. */
export const talentReportSchema = z.object({
  id: z.int().min(0).max(maxId),
  ...readShape(talentReportFields),
  ...own,
  /** Extension: what that major is called, for showing. */
  majorName: text(textLimits.title).optional(),
  /** Extension: when the report was last saved. */
  updateTime: timestampSchema.optional(),
  ...versioned,
  ...translatableBy(talentReportFields),
});
export type TalentReport = z.infer<typeof talentReportSchema>;

/** A report fit to be saved: name, institution, type, cover and major are required (reference §5); links are http or https only. */
export const talentReportInputSchema = talentReportSchema.omit({ majorName: true, updateTime: true }).extend({
  ...savedShape(talentReportFields),
  fileUrl: optionalWebLinkSchema,
  type: z.union([z.literal(0), z.literal(1)]),
  picUrl: pictureTextSchema,
  majorId: idSchema,
});
export type TalentReportInput = z.infer<typeof talentReportInputSchema>;
