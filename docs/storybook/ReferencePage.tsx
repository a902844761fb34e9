import { Markdown } from '@storybook/addon-docs/blocks';
import { localeOf } from '@college/ui/theme';
import { guideText } from './guideText';
import { useToolbar } from './states/useToolbar';

/** A page of the references of ports and of the API in the language of the toolbar. */
export function ReferencePage({ text }: { text: Readonly<Record<'zh' | 'en', string>> }) {
  const { language } = useToolbar();
  const locale = localeOf(language as string | undefined);
  const shown = (locale === 'zh-CN' ? text.zh : text.en).replaceAll('](conventions.md)', '](?path=/docs/api-conventions--docs)');
  return (
    <div lang={locale}>
      <Markdown>{guideText(shown, (page) => page === 'ports')}</Markdown>
    </div>
  );
}
