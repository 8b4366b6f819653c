import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { MAX_ENTRIES, sortedEntries, valueAt } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { recordAt, textAt } from '../../../../core/model/json-access.ts';
import { orderBetween } from '../../../../core/model/order-key.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Disclosure } from '../../../../ui/collections/disclosure.tsx';
import type { ListSpec } from '../../kinds/fields/field-spec.ts';
import { f } from '../../kinds/fields/field-strings.ts';
import { t } from '../../strings/pages-strings.ts';
import fieldsCss from '../fields/fields.module.css';
import type { FieldTarget } from '../fields/fields.tsx';
import css from './entry-list.module.css';

export interface EntryListProps extends FieldTarget {
  readonly list: ListSpec;
  /** The fields of the entry at a path. */
  readonly children: (at: readonly string[]) => ReactNode;
}

/** The entries of a list in a block: each opens its fields, and can be moved and removed. */
export function EntryList({ doc, at, label, list, children }: EntryListProps) {
  const { newId } = useEditor();
  const run = useRun();
  const group = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState<string>();
  const isReadOnly = !useMay()('pages.write');
  const stored = useOpState(({ head }) => valueAt(head.get(doc), at));
  const entries = sortedEntries(recordAt(stored) as Readonly<Record<string, { readonly order: string }>>);
  const step = t('step.editBlock', { field: label });
  const store = (path: readonly string[], value: unknown) =>
    run(setValue({ doc, at: [...at, ...path], value, label: step }));
  const orderAt = (index: number) => entries[index]?.[1].order ?? null;
  const focusAdd = () => group.current?.querySelector<HTMLElement>('[data-add="entry"]')?.focus();
  return (
    <fieldset className={fieldsCss.group} ref={group}>
      <legend className={fieldsCss.label}>{label}</legend>
      {entries.length > 0 && (
        <ol className={css.entries}>
          {entries.map(([id, entry], index) => {
            const name =
              textAt(entry, list.title) || t('list.unnamed', { entry: f(list.entry), number: index + 1 });
            return (
              <li key={id} className={css.entry}>
                <Disclosure title={name} isOpenAtFirst={id === added}>
                  <div className={fieldsCss.form}>{children([...at, id])}</div>
                </Disclosure>
                {!isReadOnly && (
                  <span className={css.tools}>
                    <IconButton
                      label={t('field.imageUp', { name })}
                      icon={<ArrowUp />}
                      isSmall
                      isDisabled={index === 0}
                      onPress={() =>
                        store([id, 'order'], orderBetween(orderAt(index - 2), orderAt(index - 1)))
                      }
                    />
                    <IconButton
                      label={t('field.imageDown', { name })}
                      icon={<ArrowDown />}
                      isSmall
                      isDisabled={index === entries.length - 1}
                      onPress={() =>
                        store([id, 'order'], orderBetween(orderAt(index + 1), orderAt(index + 2)))
                      }
                    />
                    <IconButton
                      label={t('field.imageRemove', { name })}
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
          isDisabled={entries.length >= MAX_ENTRIES}
          onPress={() => {
            const id = newId();
            store([id], { order: orderBetween(orderAt(entries.length - 1), null), ...list.newEntry() });
            setAdded(id);
          }}
        >
          {t('list.add', { entry: f(list.entry) })}
        </Button>
      )}
    </fieldset>
  );
}
