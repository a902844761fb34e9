import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MutedText, SectionTitle } from '../../../support/textParts';
import { staffNumbersMessages } from './messages';
import { StaffNumbersDialog } from './StaffNumbersDialog';
import type { StaffNumbersSource } from './useStaffNumbers';

/** The staff numbers of accounts, set by a list. */
export function StaffNumbersPart({ source }: { source: StaffNumbersSource }) {
  const text = useMessages(staffNumbersMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <MutedText>{text.hint}</MutedText>
      <Button onPress={() => setOpen(true)}>{text.open}</Button>
      {isOpen && <StaffNumbersDialog source={source} onClose={() => setOpen(false)} />}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
`;
