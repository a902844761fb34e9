import { z } from 'zod';
import { pictureTextLength, pictureTextSchema } from '../feedback';
import {
  idSchema,
  maxId,
  optionalWebLinkSchema,
  requiredText,
  text,
  textLimits,
  timestampSchema,
  translatable,
  versioned,
} from '../fields';
import { pageRequest } from '../paging';

/** A talent demand report (reference §3); picUrl is the image as a data URL, empty in lists. */
export const talentReportSchema = z.object({
  id: z.int().min(0).max(maxId),
  name: text(textLimits.title),
  department: text(textLimits.title),
  fileName: text(255),
  fileUrl: z.string().max(pictureTextLength),
  picUrl: z.string().max(pictureTextLength),
  /** 0 admission class, any other level evaluation class. */
  type: z.int(),
  /** A major of the workbench; null where the report names none or it is gone. */
  majorId: z.int().min(0).max(maxId).nullable(),
  /** Extension: what that major is called, for showing. */
  majorName: text(textLimits.title).optional(),
  /** Extension: when the report was last saved. */
  updateTime: timestampSchema.optional(),
  ...versioned,
  ...translatable,
});
export type TalentReport = z.infer<typeof talentReportSchema>;

/** A report fit to be saved: name, institution, type, cover and major are required (reference §5); links are http or https only. */
export const talentReportInputSchema = talentReportSchema.omit({ majorName: true, updateTime: true }).extend({
  name: requiredText(textLimits.title),
  department: requiredText(textLimits.title),
  fileUrl: optionalWebLinkSchema,
  type: z.union([z.literal(0), z.literal(1)]),
  picUrl: pictureTextSchema,
  majorId: idSchema,
});
export type TalentReportInput = z.infer<typeof talentReportInputSchema>;

/** Body of /dic/pageTalentDemand; a `name` narrows the list down to reports whose name or institution holds it (extension). */
export const talentReportPageRequestSchema = z.object({ ...pageRequest, name: z.string().max(200).optional() });
export type TalentReportPageRequest = z.infer<typeof talentReportPageRequestSchema>;
