import type { MessageOverrideValues } from '@college/ui/messages';
import { courseUnitDetailMessages } from './messages';

const prefix = `${courseUnitDetailMessages.namespace}.`;

/** A server's flat `localize.values` as replacements for this widget's text; bare keys are taken as keys of this widget. */
export function labelOverrides(values: MessageOverrideValues | undefined): MessageOverrideValues | undefined {
  if (!values) return undefined;
  const known = Object.entries(values).map(([key, text]) => [key in courseUnitDetailMessages.en ? prefix + key : key, text]);
  return Object.fromEntries(known);
}
