import { BookLink } from './widget-page/BookLink';
import { pageIdOf } from './widget-page/catalogue';
import { components } from './widget-page/components';
import { MaturityBadge } from './widget-page/MaturityBadge';
import { Wide } from './widget-page/parts';
import { standingOf } from './widget-page/standing';

/** Every published component with its maturity and the checks it misses. */
export function MaturityTable() {
  const rows = components.map((component) => ({ component, ...standingOf(component) }));
  const count = (wanted: string) => rows.filter(({ maturity }) => maturity === wanted).length;
  return (
    <>
      <p>
        {rows.length} components: {count('stable')} stable, {count('in review')} in review, {count('draft')} draft.
      </p>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Area</th>
              <th scope="col">Maturity</th>
              <th scope="col">What is missing</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ component, checks, maturity }) => (
              <tr key={component.entry + component.name}>
                <th scope="row">
                  <BookLink to={`docs/${pageIdOf(component)}--docs`}>{component.name}</BookLink>
                </th>
                <td>{component.area}</td>
                <td>
                  <MaturityBadge maturity={maturity} />
                </td>
                <td>
                  {checks
                    .filter(({ isMet }) => !isMet)
                    .map(({ name, detail }) => `${name.en}: ${detail.en}`)
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}
