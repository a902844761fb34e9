import { BookLink } from './widget-page/BookLink';
import { pageIdOf } from './widget-page/catalogue';
import { components } from './widget-page/components';
import { MaturityBadge } from './widget-page/MaturityBadge';
import { Wide } from './widget-page/parts';
import { standingOf } from './widget-page/standing';
import { usePageWords } from './widget-page/words';

/** Every published component with its maturity and the checks it misses. */
export function MaturityTable() {
  const { text, lang } = usePageWords();
  const rows = components.map((component) => ({ component, ...standingOf(component) }));
  const count = (wanted: string) => rows.filter(({ maturity }) => maturity === wanted).length;
  return (
    <>
      <p>{text.howMature(rows.length, { stable: count('stable'), inReview: count('in review'), draft: count('draft') })}</p>
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.component}</th>
              <th scope="col">{text.area}</th>
              <th scope="col">{text.maturity}</th>
              <th scope="col">{text.missing}</th>
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
                    .map(({ name, detail }) => `${name[lang]}${text.colon}${detail[lang]}`)
                    .join(text.semicolon)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}
