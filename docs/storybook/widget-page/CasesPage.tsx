import { Description, Primary, Title } from '@storybook/addon-docs/blocks';
import { BookLink } from './BookLink';
import { pageIdOf, type Component } from './catalogue';
import { StatesSection } from './StatesSection';
import { usePageWords } from './words';

/** The page of stories that belong to a component that is documented elsewhere, or of something that is not published. */
export function CasesPage({ component }: { component: Component | undefined }) {
  const { text } = usePageWords();
  return (
    <>
      <Title />
      <Description of="meta" />
      {component && <p>{text.moreStories(<BookLink to={`docs/${pageIdOf(component)}--docs`}>{component.name}</BookLink>)}</p>}
      <Primary />
      <StatesSection />
    </>
  );
}
