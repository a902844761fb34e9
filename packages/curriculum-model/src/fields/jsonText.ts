import { z } from 'zod';

/** A list that travels as JSON text inside JSON (decision 111); checked here, read with `readJsonList`. */
export function jsonListText<Item extends z.ZodType>(item: Item, maxItems: number) {
  const list = z.array(item).max(maxItems);
  return z
    .string()
    .max(100_000)
    .superRefine((value, context) => {
      const outcome = parse(value, list);
      if (!outcome.success)
        context.addIssue({ code: 'custom', message: 'Not JSON text of the expected list', params: { key: 'jsonList' } });
    });
}

/** The rows in the JSON text; none where the text is not such a list. */
export function readJsonList<Item extends z.ZodType>(value: string, item: Item): z.output<Item>[] {
  const outcome = parse(value, z.array(item));
  return outcome.success ? outcome.data : [];
}

function parse<Schema extends z.ZodType>(value: string, schema: Schema): z.ZodSafeParseResult<z.output<Schema>> {
  let content: unknown;
  try {
    content = JSON.parse(value === '' ? '[]' : value);
  } catch {
    // A broken text is a wrong value like any other: the schema refuses undefined.
    content = undefined;
  }
  return schema.safeParse(content);
}
