import type { FieldType } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { useSetValue } from '../../../core/fields/use-field.ts';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import type { FormInput } from '../../../core/model/form.ts';
import { flagAt, textsAt } from '../../../core/model/json-access.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { t } from '../strings.ts';
import { canBeRequired, hasOptions, hasPlaceholder } from './field-types.ts';
import css from './fields-card.module.css';

export interface FieldSheetProps extends Required<ItemPart> {
  readonly field: FormInput;
  readonly onClose: () => void;
}

/** The settings of one field. */
export function FieldSheet({ doc, field, isReadOnly, onClose }: FieldSheetProps) {
  const { id, type, title } = field;
  const at = ['fields', id];
  const label = t('forms.editField');
  const shared = { doc, label, isReadOnly };
  return (
    <Dialog
      title={t(`forms.type.${type as FieldType}`)}
      isOpen
      onClose={onClose}
      isSheet
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('forms.done')}
        </Button>
      }
    >
      <div className={css.sheet} data-undo="document">
        <DocumentTextField
          {...shared}
          at={[...at, 'rawTitle']}
          name={t(type === 'hidden' ? 'forms.hiddenLabel' : 'forms.label')}
          validate={(text) => (text.trim() === '' ? t('forms.labelMissing') : undefined)}
        />
        {canBeRequired(type) && <RequiredSwitch {...shared} at={[...at, 'required']} />}
        {hasOptions(type) && <OptionsField {...shared} type={type} at={[...at, 'options']} />}
        {type === 'hidden' ? (
          <DocumentTextField
            {...shared}
            at={[...at, 'value']}
            name={t('forms.value')}
            help={t('forms.valueHelp', { title: encodeURIComponent(title) })}
            isOptional
          />
        ) : (
          <DocumentTextField
            {...shared}
            at={[...at, 'description']}
            name={t('forms.description')}
            rows={2}
            isOptional
          />
        )}
        {hasPlaceholder(type) && (
          <DocumentTextField
            {...shared}
            at={[...at, 'placeholder']}
            name={t('forms.placeholder')}
            isOptional
          />
        )}
      </div>
    </Dialog>
  );
}

interface FieldSettingProps extends Required<ItemPart> {
  readonly at: readonly string[];
  readonly label: string;
}

function RequiredSwitch({ doc, at, label, isReadOnly }: FieldSettingProps) {
  const set = useSetValue();
  return (
    <Switch
      isSelected={flagAt(useBody(doc), ...at)}
      isDisabled={isReadOnly}
      onChange={(isOn) => set({ doc, at, label }, isOn)}
    >
      {t('forms.required')}
    </Switch>
  );
}

/** The options, one per line. */
function OptionsField({ doc, at, label, isReadOnly, type }: FieldSettingProps & { readonly type: string }) {
  const run = useRun();
  const stored = textsAt(useBody(doc), ...at).join('\n');
  const { text, error, onChange, onBlur } = useDraft({
    stored,
    validate: validateOptions,
    field: { doc, at },
    normalize: (typed) => linesOf(typed).join('\n'),
    commit: (typed) => run(setValue({ doc, at, value: linesOf(typed), label, isGesture: true })),
  });
  return (
    <TextArea
      label={t(type === 'likert' ? 'forms.statements' : 'forms.options')}
      help={t('forms.optionsHelp')}
      rows={4}
      value={text}
      error={error}
      isReadOnly={isReadOnly}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function validateOptions(typed: string): string | undefined {
  const lines = linesOf(typed);
  if (lines.length === 0) return t('forms.optionsMissing');
  return new Set(lines).size < lines.length ? t('forms.optionTwice') : undefined;
}

function linesOf(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
