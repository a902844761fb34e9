import { BookLink } from './BookLink';
import { pageIdOf, type Component } from './catalogue';
import { MaturityBadge } from './MaturityBadge';
import { Row } from './parts';
import { standingOf } from './standing';
import { usePageWords } from './words';

/** Under the title: how far it has come, what to import, its element, and the page as text. */
export function PageHead({ component }: { component: Component }) {
  const { text } = usePageWords();
  return (
    <Row>
      <BookLink to="docs/start-here-maturity--docs">
        <MaturityBadge maturity={standingOf(component).maturity} />
      </BookLink>
      <code>{`import { ${component.name} } from '${component.entry}'`}</code>
      {component.element && <code>{`<${component.element}>`}</code>}
      <a href={`./docs/${pageIdOf(component)}.md`} target="_blank" rel="noreferrer">
        {text.asText}
      </a>
    </Row>
  );
}
