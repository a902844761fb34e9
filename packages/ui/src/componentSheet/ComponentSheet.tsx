import { styled } from 'styled-components';
import { Mark } from '../icons';
import { tokens } from '../theme';
import { ButtonSection } from './ButtonSection';
import { FieldSection } from './FieldSection';
import { FoundationSection } from './FoundationSection';
import { LayerSection } from './LayerSection';
import { MessageSection } from './MessageSection';
import { ProgressSection } from './ProgressSection';
import { SheetCaption } from './SheetSection';
import { TableSection } from './TableSection';

/** All components on one page, to be looked at in every theme and density. */
export function ComponentSheet({ edition }: { edition: string }) {
  return (
    <Sheet>
      <Head>
        <Mark style={{ inlineSize: 20, blockSize: 20 }} />
        <h1>部件总表</h1>
        <SheetCaption>{edition}</SheetCaption>
      </Head>
      <FoundationSection />
      <ButtonSection />
      <FieldSection />
      <LayerSection />
      <MessageSection />
      <TableSection />
      <ProgressSection />
    </Sheet>
  );
}

const Sheet = styled.main`
  inline-size: 1440px;
  padding: 40px 48px 48px;
  background: ${tokens.color.surface};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block-end: 24px;

  > span {
    margin-inline-start: 8px;
  }

  > h1 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.title} ${tokens.font.family};
  }
`;
