import { Markdown } from '@storybook/addon-docs/blocks';
import { localeOf } from '@college/ui/theme';
import { guideText } from './guideText';
import { useToolbar } from './states/useToolbar';

/** A page of the port reference in the language of the toolbar. */
export function PortPage({ text }: { text: Readonly<Record<'zh' | 'en', string>> }) {
  const { language } = useToolbar();
  const locale = localeOf(language as string | undefined);
  return (
    <div lang={locale}>
      <Markdown>{guideText(locale === 'zh-CN' ? text.zh : text.en, (page) => page === 'ports')}</Markdown>
    </div>
  );
}
