import { Markdown } from '@storybook/addon-docs/blocks';
import { maturityRule } from './widget-page/maturityRule';
import { usePageWords } from './widget-page/words';

/** How maturity is computed, in the language of the toolbar. */
export function MaturityRule() {
  const { lang, text } = usePageWords();
  return <Markdown>{`# ${text.maturity}\n\n${maturityRule(lang)}`}</Markdown>;
}
