import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Icon } from '@college/ui/icons';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { progressOf } from '../CopyWizard/copyWizardSelectors';
import type { Binding } from '../CopyWizard/copyWizardState';
import { useRovingFocus } from '../CopyWizard/steps/useRovingFocus';
import { isBound } from './copyCoursesState';
import type { CopyCoursesProps } from './CopyCoursesProps';
import { copyCoursesMessages } from './messages';

interface CourseRailProps extends Pick<CopyCoursesProps, 'courses'> {
  bindings: readonly Binding[];
  /** The place of the course on show. */
  at: number;
  onShow: (at: number) => void;
}

/** The courses with how much of each is bound; a press shows one. One Tab stop, arrows go from course to course. */
export function CourseRail({ courses, bindings, at, onShow }: CourseRailProps) {
  const text = useMessages(copyCoursesMessages);
  const language = useLanguage();
  const { propsOf, handleKeyDown } = useRovingFocus(courses.map(({ id }) => id));

  function describe(binding: Binding | undefined) {
    if (binding?.subject.status === 'failed') return { words: text.notLoaded, figure: '!' };
    if (binding?.subject.status !== 'ready') return { words: text.unknown, figure: '…' };
    const { bound, total } = progressOf(binding);
    return { words: text.ofCourse({ bound, total }), figure: `${bound}/${total}` };
  }

  return (
    <Rail aria-label={text.courses}>
      <PlainList onKeyDown={handleKeyDown}>
        {courses.map(({ id, name }, place) => {
          const binding = bindings[place];
          const { words, figure } = describe(binding);
          return (
            <li key={id}>
              <Row type="button" {...propsOf(id)} aria-current={place === at ? 'step' : undefined} onClick={() => onShow(place)}>
                <span>
                  <InChinese text={name} language={language} /> <VisuallyHidden>{words}</VisuallyHidden>
                </span>
                {binding && isBound(binding) && <Icon of={Check} />}
                <Figure aria-hidden>{figure}</Figure>
              </Row>
            </li>
          );
        })}
      </PlainList>
    </Rail>
  );
}

const Rail = styled.nav`
  overflow: auto;
  border-inline-end: 1px solid ${tokens.color.border};
  border-block-start: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    border-inline-end: 0;
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 0;
  border-inline-start: 2px solid transparent;
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: default;

  &:hover {
    background: ${tokens.color.fillQuiet};
  }
  &[aria-current] {
    border-inline-start-color: ${tokens.color.accent};
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
    font-weight: ${tokens.font.strong};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`;
