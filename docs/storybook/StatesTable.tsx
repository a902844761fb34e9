import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { stateCoverage } from './coverage';

/** Every specified state and whether a story covers it, counted from the tags in the story files. */
export function StatesTable() {
  const widgets = stateCoverage();
  const all = widgets.reduce((sum, widget) => sum + widget.states.length, 0);
  const covered = widgets.reduce((sum, widget) => sum + widget.covered, 0);
  return (
    <>
      <p>
        <strong>
          {covered} of {all}
        </strong>{' '}
        states have a story.
      </p>
      {widgets.map((widget) => (
        <Fold key={widget.widget} open={widget.covered > 0 && widget.covered < widget.states.length}>
          <summary>
            <code>{widget.widget}</code> {widget.covered}/{widget.states.length}
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">State</th>
                <th scope="col">What shows</th>
                <th scope="col">Story</th>
              </tr>
            </thead>
            <tbody>
              {widget.states.map((state) => (
                <tr key={state.id}>
                  <td>
                    <code>{state.id}</code>
                  </td>
                  <td>{state.title}</td>
                  <td>{state.stories > 0 ? 'yes' : (state.waitsFor ?? 'not yet')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </>
  );
}

const Fold = styled.details`
  padding-block: ${tokens.space[1]};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
`;
