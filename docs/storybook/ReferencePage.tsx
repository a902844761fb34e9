import { Markdown } from '@storybook/addon-docs/blocks';
import { guideText } from './guideText';
import { bookLocales, useBookLanguage } from './InLanguage';

/** A page of the references of ports and of the API in the language of the toolbar. */
export function ReferencePage({ text }: { text: Readonly<Record<'zh' | 'en', string>> }) {
  const language = useBookLanguage();
  const shown = text[language].replaceAll('](conventions.md)', '](?path=/docs/api-conventions--docs)');
  return (
    <div lang={bookLocales[language]}>
      <Markdown>{guideText(shown, (page) => page === 'ports')}</Markdown>
    </div>
  );
}
