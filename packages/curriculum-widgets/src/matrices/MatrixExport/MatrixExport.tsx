import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Icon } from '@college/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { MatrixFilesSource } from './MatrixFilesSource';
import { matrixExportMessages } from './messages';
import { useMatrixExport, type ExportChoice, type MatrixExportSubject } from './useMatrixExport';

export interface MatrixExportProps extends MatrixExportSubject {
  /** Hands out the workbooks. */
  source: Pick<MatrixFilesSource, 'exportMajorMatrix' | 'exportCourseMatrix'>;
  /**
   * Whether the page has unsaved changes; the export then notes that it contains only what is stored.
   * @default false
   */
  hasUnsaved?: boolean;
  /** How the button looks. @default 'secondary' */
  variant?: 'secondary' | 'ghost';
  /** Time as the three seconds see it. @default the machine's clock */
  clock?: Clock;
}

/** Exports the major matrix, the course matrix, or the one now and the other three seconds after it began (core §9). Put it inside a `ToastProvider`. */
export function MatrixExport(props: MatrixExportProps) {
  const text = useMessages(matrixExportMessages);
  const { isExporting, awaited, choose, cancel } = useMatrixExport(props);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function handleCancel() {
    cancel();
    // The pressed button is removed with the cancelled export.
    buttonRef.current?.focus();
  }

  return (
    <Line>
      <MenuTrigger>
        <Button ref={buttonRef} variant={props.variant ?? 'secondary'} isPending={isExporting} pendingLabel={text.exporting}>
          <Icon of={Download} />
          {text.export}
        </Button>
        <Menu aria-label={text.export} disabledKeys={awaited === 'nothing' ? [] : ['both']} onAction={(key) => choose(key as ExportChoice)}>
          <MenuItem id="major">{text.majorMatrix}</MenuItem>
          <MenuItem id="course">{text.courseMatrix}</MenuItem>
          <MenuItem id="both">{text.both}</MenuItem>
        </Menu>
      </MenuTrigger>
      <Waiting role="status">
        {awaited !== 'nothing' && (
          <>
            {awaited === 'first' ? text.following : text.pending}
            <Button variant="ghost" size="small" onPress={handleCancel}>
              {text.cancel}
            </Button>
          </>
        )}
      </Waiting>
    </Line>
  );
}

const Line = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &:empty {
    display: none;
  }
`;
