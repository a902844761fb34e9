import { Controls, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { accessibilityOf, spokenOf } from './accessibility';
import { AccessibilitySection } from './AccessibilitySection';
import { CasesPage } from './CasesPage';
import { mainTitleOf, type Component } from './catalogue';
import { CodeSection } from './CodeSection';
import { readGuide } from './guide';
import { GuideSections } from './GuideSections';
import { MaturitySection } from './MaturitySection';
import { MessagesSection } from './MessagesSection';
import { PageHead } from './PageHead';
import { PortSection } from './PortSection';
import { PropsSection } from './PropsSection';
import { componentsOfTitle } from './components';
import { chineseGuideOf, guideOf } from './sources';
import { StatesSection } from './StatesSection';
import { TokensSection } from './TokensSection';
import { TypicalCanvas } from './TypicalCanvas';
import { usePageWords } from './words';

/** The documentation page of whatever component the stories show: its guide, and everything that can be computed. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const found = componentsOfTitle(preparedMeta.title);
  const component = found.find((one) => mainTitleOf(one) === preparedMeta.title);
  return component ? <ComponentPage component={component} /> : <CasesPage component={found[0]} />;
}

function ComponentPage({ component }: { component: Component }) {
  const { lang, text } = usePageWords();
  const markdown = guideOf(component);
  const english = readGuide(markdown ?? '');
  const chinese = lang === 'zh' ? chineseGuideOf(component) : undefined;
  const guide = chinese === undefined ? english : readGuide(chinese);
  const isOwn = guide.title === component.name;
  return (
    <>
      <Title>{component.name}</Title>
      <PageHead component={component} />
      {isOwn && guide.intro ? <Markdown>{guide.intro}</Markdown> : <p>{component.description}</p>}
      {markdown === undefined && (
        <p role="note">{text.noGuide(<code>{component.folder}/README.md</code>, <code>npm run check:guides</code>)}</p>
      )}
      <TypicalCanvas />
      {/* A widget's props are sources and records: nothing to set by hand. */}
      {!component.element && <Controls />}
      <GuideSections guide={guide} component={component} />
      <AccessibilitySection digest={accessibilityOf(component)} spoken={spokenOf(component)} keyboard={guide.sections.Keyboard} />
      <StatesSection isWide={component.element !== undefined} />
      <CodeSection component={component} reactSection={english.sections.React} />
      <PropsSection component={component} />
      <PortSection component={component} />
      <MessagesSection component={component} />
      <TokensSection component={component} />
      <MaturitySection component={component} />
    </>
  );
}
