import { createRules, quietClient } from '@college/api-client';
import type { RulesOwner } from '@college/curriculum-model';
import { RuleSettings, type RuleSettingsControls } from '@college/curriculum-widgets/rules/RuleSettings';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { PageHeader } from '@college/ui/PageHeader';
import { useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { useServices } from '../../services';

interface GuardedRulesProps {
  of: RulesOwner;
  title: string;
  /** Whose rules they are. */
  name: string | undefined;
}

/** The rules of a department or a major, which are not left with unsaved changes unasked. */
export function GuardedRules({ of, title, name }: GuardedRulesProps) {
  const { client } = useServices();
  const source = useMemo(() => createRules(quietClient(client)), [client]);
  const [unsaved, setUnsaved] = useState({ isDirty: false, changeCount: 0 });
  const controls = useRef<RuleSettingsControls>(null);
  return (
    <PageBody>
      <PageHeader title={title} facts={name} />
      <RuleSettings source={source} of={of} onUnsavedChange={setUnsaved} controls={controls} />
      <LeaveGuard dirty={unsaved} controls={controls} />
    </PageBody>
  );
}
