import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DocKey, sortedEntries, valueAt } from '../../../compiler/model/index.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Disclosure } from '../../ui/collections/disclosure.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { setValue } from '../commands/set-value.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { recordAt } from '../model/json-access.ts';
import { orderBetween } from '../model/order-key.ts';
import { t } from '../strings/core-strings.ts';
import css from './entry-list.module.css';

export interface EntryListProps {
  readonly doc: DocKey;
  /** The path of the record of entries, which have an `order` key each. */
  readonly at: readonly string[];
  readonly label: string;
  /** Visually hides the label where the heading above says the same. */
  readonly isLabelHidden?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Label of the button that adds an entry. */
  readonly add: string;
  /** Label of the undo steps. */
  readonly step: string;
  /** Number of entries. */
  readonly limit: number;
  readonly isReadOnly: boolean;
  /** The fields of a new entry. */
  readonly newEntry: () => object;
  /** Names an entry; `number` counts from 1. */
  readonly nameOf: (entry: unknown, number: number) => string;
  /** What an entry shows next to its name. */
  readonly summaryOf?: (entry: unknown) => string;
  /** The fields of the entry at a path. */
  readonly children: (at: readonly string[]) => ReactNode;
}

/** The entries of a record in a document: each opens its fields, and can be moved and removed. */
export function EntryList(props: EntryListProps) {
  const { doc, at, label, isLabelHidden = false, headingLevel, add, step, limit, isReadOnly } = props;
  const { newId } = useEditor();
  const run = useRun();
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<string>();
  const stored = useOpState(({ head }) => valueAt(head.get(doc), at));
  const entries = sortedEntries(recordAt(stored) as Readonly<Record<string, { readonly order: string }>>);
  const store = (path: readonly string[], value: unknown) =>
    run(setValue({ doc, at: [...at, ...path], value, label: step }));
  const orderAt = (index: number) => entries[index]?.[1].order ?? null;
  const focusAdd = () => group.current?.querySelector<HTMLElement>('[data-add="entry"]')?.focus();
  useEffect(() => {
    if (added !== undefined) showEntry(group.current?.querySelector(`[data-entry="${CSS.escape(added)}"]`));
  }, [added]);
  return (
    <FieldGroup label={label} isLabelHidden={isLabelHidden} ref={group}>
      {entries.length > 0 && (
        <ol className={css.entries}>
          {entries.map(([id, entry], index) => {
            const name = props.nameOf(entry, index + 1);
            return (
              <li key={id} className={css.entry} data-entry={id}>
                <Disclosure
                  title={name}
                  summary={props.summaryOf?.(entry)}
                  headingLevel={headingLevel}
                  isOpenAtFirst={id === added}
                >
                  <div className={css.form} data-entry-fields>
                    {props.children([...at, id])}
                  </div>
                </Disclosure>
                {!isReadOnly && (
                  <span className={css.tools}>
                    <IconButton
                      label={t('entry.up', { name })}
                      icon={<ArrowUp />}
                      isSmall
                      isDisabled={index === 0}
                      onPress={() =>
                        store([id, 'order'], orderBetween(orderAt(index - 2), orderAt(index - 1)))
                      }
                    />
                    <IconButton
                      label={t('entry.down', { name })}
                      icon={<ArrowDown />}
                      isSmall
                      isDisabled={index === entries.length - 1}
                      onPress={() =>
                        store([id, 'order'], orderBetween(orderAt(index + 1), orderAt(index + 2)))
                      }
                    />
                    <IconButton
                      label={t('entry.remove', { name })}
                      icon={<X />}
                      isSmall
                      onPress={() => {
                        store([id], undefined);
                        focusAdd();
                      }}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {!isReadOnly && (
        <Button
          icon={<Plus aria-hidden="true" />}
          isSmall
          data-add="entry"
          isDisabled={entries.length >= limit}
          onPress={() => {
            const id = newId();
            store([id], { order: orderBetween(orderAt(entries.length - 1), null), ...props.newEntry() });
            setAdded(id);
          }}
        >
          {add}
        </Button>
      )}
    </FieldGroup>
  );
}

/** Focuses the first field of a new entry and scrolls the entry into view, above the save bar that appears with it. */
function showEntry(entry: Element | null | undefined): void {
  const fields = entry?.querySelector<HTMLElement>('[data-entry-fields]');
  fields?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  requestAnimationFrame(() => requestAnimationFrame(() => entry?.scrollIntoView({ block: 'nearest' })));
}
