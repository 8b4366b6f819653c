import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldType } from '../../../../compiler/model/index.ts';
import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { allFieldsOf, type FormInput } from '../../../core/model/form.ts';
import { flagAt } from '../../../core/model/json-access.ts';
import { useAnnounce } from '../../../core/shell/announcer.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { CellButton } from '../../../ui/buttons/cell-button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import { focusWhenRendered } from '../../../ui/focus/focus-when-rendered.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ItemList, type ListedItem } from '../../../ui/layout/item-list.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { t } from '../strings.ts';
import { addField, moveField, removeField } from './field-commands.ts';
import { FieldSheet } from './field-sheet.tsx';
import css from './fields-card.module.css';

/** The name, the fields in order, and the label of the submit button. */
export function FieldsCard({ doc, isReadOnly = false }: ItemPart) {
  const fields = allFieldsOf(useBody(doc));
  const [openId, setOpenId] = useState<string>();
  const open = fields.find(({ id }) => id === openId);
  return (
    <Card
      title={t('forms.build')}
      actions={!isReadOnly && <AddField doc={doc} onAdded={setOpenId} />}
      isFlush
    >
      <div className={css.padded}>
        <DocumentTextField
          doc={doc}
          at={['name']}
          label={t('forms.editForm')}
          name={t('forms.name')}
          validate={validateName}
          isReadOnly={isReadOnly}
        />
      </div>
      {fields.length === 0 ? (
        <p className={css.none}>{t('forms.noFields')}</p>
      ) : (
        <FieldList doc={doc} isReadOnly={isReadOnly} fields={fields} onOpen={setOpenId} />
      )}
      <div className={css.padded}>
        <DocumentTextField
          doc={doc}
          at={['submitLabel']}
          label={t('forms.editForm')}
          name={t('forms.submitLabel')}
          isReadOnly={isReadOnly}
        />
      </div>
      {open !== undefined && (
        <FieldSheet
          key={open.id}
          doc={doc}
          field={open}
          isReadOnly={isReadOnly}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Card>
  );
}

function validateName(text: string): string | undefined {
  return text.trim() === '' ? t('forms.nameMissing') : undefined;
}

interface FieldListProps extends Required<ItemPart> {
  readonly fields: readonly FormInput[];
  readonly onOpen: (fieldId: string) => void;
}

function FieldList({ doc, isReadOnly, fields, onOpen }: FieldListProps) {
  const body = useBody(doc);
  const actions = useFieldActions({ doc, fields });
  const items = fields.map((field, index): ListedItem => {
    const { id, title, type } = field;
    return {
      id,
      title: <CellButton onPress={() => onOpen(id)}>{title}</CellButton>,
      note: t(`forms.type.${type as FieldType}`),
      trailing: (
        <span className={css.tools} data-field={id}>
          {flagAt(body, 'fields', id, 'required') && (
            <StatusPill tone="quiet">{t('forms.required')}</StatusPill>
          )}
          {!isReadOnly && (
            <>
              <IconButton
                label={t('forms.moveUp', { title })}
                icon={<ChevronUp />}
                isSmall
                isDisabled={index === 0}
                data-step="-1"
                onPress={() => actions.move(field, -1)}
              />
              <IconButton
                label={t('forms.moveDown', { title })}
                icon={<ChevronDown />}
                isSmall
                isDisabled={index === fields.length - 1}
                data-step="1"
                onPress={() => actions.move(field, 1)}
              />
              <IconButton
                label={t('forms.removeField', { title })}
                icon={<Trash2 />}
                isSmall
                data-remove
                onPress={() => actions.remove(field)}
              />
            </>
          )}
        </span>
      ),
    };
  });
  return <ItemList items={items} />;
}

/** Moves and removes fields; the focus stays on the moved field, or goes to the next one. */
function useFieldActions({ doc, fields }: Pick<FieldListProps, 'doc' | 'fields'>) {
  const run = useRun();
  const announce = useAnnounce();
  const move = ({ id, title }: FormInput, step: -1 | 1) => {
    if (!run(moveField({ doc, fieldId: id }, step))) return;
    const position = fields.findIndex((field) => field.id === id) + step + 1;
    announce(t('forms.moved', { title, position, count: fields.length }));
    focusWhenRendered(`[data-field="${id}"] [data-step]:not(:disabled)`);
  };
  const remove = ({ id, title }: FormInput) => {
    if (!run(removeField({ doc, fieldId: id }, title))) return;
    announce(t('forms.removed', { title }));
    const index = fields.findIndex((field) => field.id === id);
    const next = fields[index + 1] ?? fields[index - 1];
    focusWhenRendered(next === undefined ? '[data-add-field]' : `[data-field="${next.id}"] [data-remove]`);
  };
  return { move, remove };
}

interface AddFieldProps extends Pick<ItemPart, 'doc'> {
  readonly onAdded: (fieldId: string) => void;
}

/** The field types in two groups: those that most forms use come first (R-EDFORM-TYPE-01). */
function AddField({ doc, onAdded }: AddFieldProps) {
  const { newId } = useEditor();
  const run = useRun();
  const entryOf = (type: FieldType) => ({ id: type, label: t(`forms.type.${type}`) });
  const add = (type: FieldType) => {
    const fieldId = newId();
    if (run(addField({ doc, fieldId }, type))) onAdded(fieldId);
  };
  return (
    <Menu
      label={t('forms.addField')}
      groups={[{ entries: COMMON_TYPES.map(entryOf) }, { entries: OTHER_TYPES.map(entryOf) }]}
      onChoose={(id) => add(id as FieldType)}
    >
      <Button isSmall icon={<Plus aria-hidden="true" />} data-add-field>
        {t('forms.addField')}
      </Button>
    </Menu>
  );
}

const COMMON_TYPES: readonly FieldType[] = [
  'text',
  'textarea',
  'email',
  'phone',
  'select',
  'radio',
  'checkbox',
  'date',
  'section',
];

const OTHER_TYPES: readonly FieldType[] = [
  'name',
  'address',
  'time',
  'number',
  'currency',
  'website',
  'twitter',
  'password',
  'likert',
  'hidden',
];
