import { plainSentence } from './ports/sentences';

interface Described {
  name: string;
  props: readonly { name: string; description: string }[];
}

/** Props whose comment has no Chinese, and Chinese of what no prop says any more; `others` has the Chinese of the ports. */
export function propFaults(
  components: readonly Described[],
  chinese: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): string[] {
  const place = 'docs/storybook/widget-page/propsInChinese.json';
  const said = new Map<string, string>();
  for (const { name, props } of components)
    for (const prop of props) if (prop.description) said.set(plainSentence(prop.description), `${name}.${prop.name}`);
  const missing = [...said].filter(([text]) => !Object.hasOwn(chinese, text) && !Object.hasOwn(others, text));
  return [
    ...missing.map(([text, prop]) => `${place}: no Chinese of "${text}" (${prop})`),
    ...Object.keys(chinese)
      .filter((text) => !said.has(text))
      .map((text) => `${place}: no prop says "${text}"`),
  ];
}
