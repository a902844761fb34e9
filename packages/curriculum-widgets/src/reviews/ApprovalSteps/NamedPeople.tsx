import { cutKeyword, localize } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { ComboBox } from '@college/ui/ComboBox';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { ApprovalStepsSource, NameablePerson } from './ApprovalStepsSource';
import { approvalStepsMessages } from './messages';

const mostFound = 20;

interface NamedPeopleProps {
  source: ApprovalStepsSource;
  people: readonly number[];
  /** What people are called, as far as it is known. */
  names: ReadonlyMap<number, string>;
  onNamed: (person: NameablePerson) => void;
  onChange: (people: number[]) => void;
}

/** The people whom a step names, and a field that finds another one. */
export function NamedPeople({ source, people, names, onNamed, onChange }: NamedPeopleProps) {
  const text = useMessages(approvalStepsMessages);
  const language = useLanguage();
  const [keyword, setKeyword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [changes, setChanges] = useState(0);
  const found = useAnswer(isAsked ? keyword : null, (options) =>
    source.listPeople({ pageNum: 1, pageSize: mostFound, keyword: cutKeyword(keyword), isDisabled: false }, options),
  );
  function change(next: number[]) {
    setChanges((count) => count + 1);
    setKeyword('');
    onChange(next);
  }
  const list = found.last?.pageInfo.list.filter(({ id }) => !people.includes(id)) ?? [];
  return (
    <Column>
      {people.length > 0 && (
        <PlainList aria-label={text.people}>
          {people.map((id) => {
            const name = names.get(id) ?? text.gonePerson({ id });
            return (
              <Person key={id}>
                {name}
                <IconButton
                  size="small"
                  aria-label={text.removePerson({ name })}
                  onPress={() => change(people.filter((one) => one !== id))}
                >
                  <Icon of={X} />
                </IconButton>
              </Person>
            );
          })}
        </PlainList>
      )}
      {/* A new field for the next person: one whose text is emptied would open its list again. */}
      <ComboBox
        key={changes}
        autoFocus={changes > 0}
        label={text.addPerson}
        placeholder={text.findPerson}
        options={list.map((person) => ({
          value: person.id,
          label: `${localize(person, language).userName} ${person.email}`,
          // Who is found by their other name is offered too.
          keywords: `${person.userName} ${localize(person, 'en').userName}`,
        }))}
        value={null}
        isPending={found.isPending}
        onFocus={() => setAsked(true)}
        inputValue={keyword}
        onInputChange={setKeyword}
        onChange={(id) => {
          const person = list.find((one) => one.id === id);
          if (!person) return;
          onNamed(person);
          change([...people, person.id]);
        }}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;
