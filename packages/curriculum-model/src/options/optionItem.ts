import { z } from 'zod';

/** A choice, possibly with choices below it (a menu entry, a node of a cascader). */
export interface OptionItem {
  /** What people read. */
  label: string;
  /** What is stored. */
  value: number | string;
  /** The choices below it. */
  children?: OptionItem[];
}

/** Label and value alone. */
export const labelValueSchema = z.object({ label: z.string().max(500), value: z.union([z.number(), z.string().max(200)]) });
export type LabelValue = z.infer<typeof labelValueSchema>;

/** A choice and its children. */
export const optionItemSchema: z.ZodType<OptionItem> = labelValueSchema.extend({
  get children() {
    return z.array(optionItemSchema).optional();
  },
});
