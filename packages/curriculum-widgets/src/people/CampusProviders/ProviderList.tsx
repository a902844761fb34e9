import { campusLimits, type CampusProvider } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { messageOf } from '../../support/messageOf';
import { Caption, SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { campusProvidersMessages } from './messages';

interface ProviderListProps {
  providers: readonly CampusProvider[];
  onNew: () => void;
  onEdit: (provider: CampusProvider) => void;
  onDelete: (provider: CampusProvider) => Promise<void>;
}

/** The providers of the college: name, protocol, address, and whether they are on the sign-in page. */
export function ProviderList({ providers, onNew, onEdit, onDelete }: ProviderListProps) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const [deleted, setDeleted] = useState<CampusProvider | null>(null);
  const [problem, setProblem] = useState<string>();
  return (
    <Part aria-label={text.providers}>
      <Head>
        <SectionTitle>{text.providers}</SectionTitle>
        <Button variant="ghost" isDisabled={providers.length >= campusLimits.providers} onPress={onNew}>
          <Icon of={Plus} />
          {text.add}
        </Button>
      </Head>
      {problem !== undefined && <Note variant="error">{problem}</Note>}
      {providers.length === 0 && <EmptyState mark={null} title={text.none} hint={text.noneHint} />}
      <PlainList>
        {providers.map((provider) => {
          const name = provider.name[language];
          return (
            <Row key={provider.id}>
              <Words>
                <b>{name}</b>
                <Tag>{protocolNames[provider.protocol]}</Tag>
                {!provider.isEnabled && <Tag variant="danger">{text.isOff}</Tag>}
                <Caption>{provider.address}</Caption>
              </Words>
              <IconButton aria-label={text.edit({ name })} onPress={() => onEdit(provider)}>
                <Icon of={Pencil} />
              </IconButton>
              <IconButton variant="danger" aria-label={text.removeOf({ name })} onPress={() => setDeleted(provider)}>
                <Icon of={Trash2} />
              </IconButton>
            </Row>
          );
        })}
      </PlainList>
      {deleted && (
        <ConfirmDialog
          isOpen
          name={deleted.name[language]}
          pendingLabel={text.deleting}
          onOpenChange={() => setDeleted(null)}
          onConfirm={() => {
            setProblem(undefined);
            return onDelete(deleted);
          }}
          onError={(error) => setProblem(messageOf(error))}
        >
          {text.removeLoss}
        </ConfirmDialog>
      )}
    </Part>
  );
}

/** The names of the protocols, the same in every language. */
export const protocolNames = { oidc: 'OpenID Connect', cas: 'CAS 3' } as const;

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[2]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > b {
    font-weight: ${tokens.font.strong};
  }
`;
