import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Muted } from '../../support/textParts';
import { scenarioTableMessages } from './messages';
import { Line, Lines, Verdict } from './scenarioParts';
import type { Side } from './comparedRows';

interface ScenarioFindingsProps {
  sides: readonly Side[];
  /** Which side has the fewest; null where several have. */
  best: number | null;
}

/** How many findings each state has, and which of them a scenario opened and closed. */
export function ScenarioFindings({ sides, best }: ScenarioFindingsProps) {
  const text = useMessages(scenarioTableMessages);
  return (
    <>
      <tr data-sum="">
        <th scope="row">{text.findings}</th>
        {sides.map(({ side, figures, opened, closed }, at) => (
          <td key={side.ref} data-current={at === 0 || undefined}>
            <Line>
              {figures.gaps.length}
              {at > 0 && (
                <Verdict data-change={opened + closed === 0 ? 'same' : undefined}>
                  {opened + closed === 0 ? text.unchanged : text.findingsChange({ opened, closed })}
                </Verdict>
              )}
              {best === at && <Tag>{text.best}</Tag>}
            </Line>
          </td>
        ))}
      </tr>
      {sides.some(({ findings }) => findings.length > 0) && (
        <tr>
          <th scope="row">{text.openedAndClosed}</th>
          {sides.map(({ side, findings }, at) => (
            <td key={side.ref} data-current={at === 0 || undefined}>
              {at > 0 && findings.length === 0 && <Muted>{text.none}</Muted>}
              <Lines>
                {findings.map(({ type, rule, at: place, message }) => (
                  <li key={`${type} ${rule} ${place}`}>
                    <Verdict data-change={type === 'opened' ? 'worse' : 'better'}>
                      <Icon of={type === 'opened' ? TriangleAlert : CircleCheck} aria-label={text[type]} />
                    </Verdict>
                    {message}
                  </li>
                ))}
              </Lines>
            </td>
          ))}
        </tr>
      )}
    </>
  );
}
