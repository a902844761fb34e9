import { inLanguage, standardName, type DepartmentMajors, type MajorInfo } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { departmentsMessages } from './messages';

interface DepartmentPartProps {
  /** With names in the reader's language. */
  department: DepartmentMajors;
  /** All majors of the department, where a search shows only some. */
  majorCount: number;
  homeHref: (majorId: number) => string;
  /** Where its rules are set. */
  rulesHref?: string | undefined;
  /** What the person may do; what they may not is left out. */
  onEdit?: () => void;
  onDelete?: () => void;
  onMajorAdd?: () => void;
  onMajorEdit: (major: MajorInfo) => void;
  onMajorDelete?: (major: MajorInfo) => void;
}

/** One department: its name at the side, its majors between hairlines, each with what can be done. */
export function DepartmentPart(props: DepartmentPartProps) {
  const { department, majorCount, homeHref, rulesHref, onEdit, onDelete, onMajorAdd, onMajorEdit, onMajorDelete } = props;
  const text = useMessages(departmentsMessages);
  const language = useLanguage();
  const headingId = useId();
  const { name } = department;
  return (
    <Part aria-labelledby={headingId}>
      <Side data-row="">
        <Name id={headingId} lang={langOf(name, language)}>
          {name}
        </Name>
        {rulesHref !== undefined && (
          <Link href={rulesHref} aria-label={text.rulesOf({ name })}>
            {text.rules}
          </Link>
        )}
        <Acts>
          {onEdit && (
            <IconButton aria-label={text.edit({ name })} onPress={onEdit}>
              <Icon of={Pencil} />
            </IconButton>
          )}
          {onDelete && (
            <IconButton
              variant="danger"
              data-delete=""
              isDisabled={majorCount > 0}
              aria-label={majorCount > 0 ? text.removeBarred({ name, count: String(majorCount) }) : text.remove({ name })}
              onPress={onDelete}
            >
              <Icon of={Trash2} />
            </IconButton>
          )}
          {onMajorAdd && (
            <IconButton aria-label={text.addMajorTo({ name })} onPress={onMajorAdd}>
              <Icon of={Plus} />
            </IconButton>
          )}
        </Acts>
      </Side>
      <Majors>
        {department.majors.map((major) => (
          <Major key={major.id} data-row="">
            <Muted>{major.code}</Muted>
            <Link href={homeHref(major.id)} aria-label={text.home({ name: major.name })}>
              <InChinese text={major.name} language={language} />
            </Link>
            <Muted>{major.standard && inLanguage(standardName(major.standard), language)}</Muted>
            <Acts>
              {major.edit && (
                <IconButton aria-label={text.edit({ name: major.name })} onPress={() => onMajorEdit(major)}>
                  <Icon of={Pencil} />
                </IconButton>
              )}
              {onMajorDelete && (
                <IconButton
                  variant="danger"
                  data-delete=""
                  aria-label={text.remove({ name: major.name })}
                  onPress={() => onMajorDelete(major)}
                >
                  <Icon of={Trash2} />
                </IconButton>
              )}
            </Acts>
          </Major>
        ))}
        {department.majors.length === 0 && (
          <Major>
            <Muted data-wide="">{text.noMajors}</Muted>
          </Major>
        )}
      </Majors>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[1]};
  }
`;

const Side = styled.div`
  padding-block-start: ${tokens.space[2]};

  ${onNarrowWindow} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
`;

const Name = styled.h2`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  overflow-wrap: anywhere;
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[1]};

  ${Side} > & {
    margin-inline-start: -6px;
  }
`;

const Majors = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
`;

const Major = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 4fr) minmax(0, 5fr) 64px;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: ${tokens.density.row};
  padding: ${tokens.space[1]} ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Muted = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  &[data-wide] {
    grid-column: 1 / -1;
  }
`;
