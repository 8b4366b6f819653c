import type { ReactNode } from 'react';
import {
  type DocKey,
  type FieldShape,
  type FieldShapes,
  MAX_ENTRIES,
} from '../../../../../compiler/model/index.ts';
import { EntryList } from '../../../../core/fields/entry-list.tsx';
import { useDocuments } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import type { FieldSpec, FieldSpecs } from '../../kinds/fields/field-spec.ts';
import { f } from '../../kinds/fields/field-strings.ts';
import { t } from '../../strings/pages-strings.ts';
import {
  BoundCheckbox,
  BoundLinkField,
  BoundNumberField,
  BoundSelect,
  BoundTextField,
} from '../fields/fields.tsx';
import { useStoredText } from '../fields/use-stored.ts';
import { ImageOfField, MediaOfField } from './file-fields.tsx';
import { TimeOfField } from './time-field.tsx';

export interface SchemaFieldsProps {
  readonly doc: DocKey;
  /** Path of the value. */
  readonly at: readonly string[];
  readonly specs: FieldSpecs;
  readonly shapes: FieldShapes;
}

/** Fields for a value of a block, with the types and bounds of its schema. */
export function SchemaFields({ doc, at, specs, shapes }: SchemaFieldsProps) {
  return Object.entries(specs).map(([name, spec]) => {
    const shape = shapes[name];
    if (shape === undefined) return null;
    const field = <SchemaField key={name} doc={doc} at={[...at, name]} spec={spec} shape={shape} />;
    const { hiddenFor } = spec;
    if (hiddenFor === undefined) return field;
    const { choice } = hiddenFor;
    const chosenAt = [...at, hiddenFor.field];
    const fallback = String(specs[hiddenFor.field]?.fallback ?? '');
    return (
      <HiddenFor key={name} doc={doc} at={chosenAt} choice={choice} fallback={fallback}>
        {field}
      </HiddenFor>
    );
  });
}

interface HiddenForProps {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly choice: string;
  readonly fallback: string;
  readonly children: ReactNode;
}

/** A field that means nothing for a choice of another one. */
function HiddenFor({ doc, at, choice, fallback, children }: HiddenForProps) {
  const chosen = useStoredText(doc, at) || fallback;
  return chosen === choice ? null : children;
}

interface SchemaFieldProps {
  readonly doc: DocKey;
  readonly at: readonly string[];
  readonly spec: FieldSpec;
  readonly shape: FieldShape;
}

/** The field for a value of this type. */
function SchemaField(props: SchemaFieldProps) {
  const { doc, at, spec, shape } = props;
  const { fallback } = spec;
  const target = { doc, at, label: f(spec.label), ...(spec.help !== undefined && { help: f(spec.help) }) };
  if (spec.isTime === true) return <TimeOfField {...target} />;
  switch (shape.type) {
    case 'text':
      return <TextOfField {...props} />;
    case 'link':
      return <BoundLinkField {...target} isOptional={shape.isOptional} />;
    case 'flag':
      return <BoundCheckbox {...target} isOnByDefault={fallback === true} />;
    case 'number':
      return (
        <BoundNumberField
          {...target}
          min={shape.min ?? 0}
          max={shape.max ?? Number.MAX_SAFE_INTEGER}
          fallback={Number(fallback ?? 0)}
        />
      );
    case 'choice':
      return (
        <BoundSelect
          {...target}
          options={Object.entries(spec.options ?? {}).map(([id, name]) => ({ id, label: f(name) }))}
          {...(typeof fallback === 'string' && { fallback })}
        />
      );
    case 'asset':
      return spec.media === undefined ? (
        <ImageOfField {...target} isOptional={shape.isOptional} />
      ) : (
        <MediaOfField {...target} media={spec.media} />
      );
    case 'collection':
      return <CollectionOfField {...target} />;
    case 'list':
      return <ListOfField {...props} />;
    case 'other':
      return null;
  }
}

function TextOfField({ doc, at, spec, shape }: SchemaFieldProps) {
  const { label, help, isLong = false } = spec;
  const invalid = spec.invalid === undefined ? t('field.notAccepted') : f(spec.invalid);
  return (
    <BoundTextField
      doc={doc}
      at={at}
      label={f(label)}
      isLong={isLong}
      isOptional={shape.isOptional}
      validate={(text) => ((text === '' && shape.isOptional) || shape.accepts(text) ? undefined : invalid)}
      {...(help !== undefined && { help: f(help) })}
    />
  );
}

function CollectionOfField(props: Omit<Parameters<typeof BoundSelect>[0], 'options'>) {
  const options = useDocuments('collection').map(({ key, id, body }) => ({ id, label: titleOf(key, body) }));
  return <BoundSelect {...props} options={options} />;
}

function ListOfField({ doc, at, spec: { label, list }, shape: { entry = {} } }: SchemaFieldProps) {
  const isReadOnly = !useMay()('pages.write');
  if (list === undefined) return null;
  return (
    <EntryList
      doc={doc}
      at={at}
      label={f(label)}
      add={t('list.add', { entry: f(list.entry) })}
      step={t('step.editBlock', { field: f(label) })}
      limit={MAX_ENTRIES}
      isReadOnly={isReadOnly}
      newEntry={list.newEntry}
      nameOf={(stored, number) =>
        textAt(stored, list.title) || t('list.unnamed', { entry: f(list.entry), number })
      }
    >
      {(entryAt) => <SchemaFields doc={doc} at={entryAt} specs={list.fields} shapes={entry} />}
    </EntryList>
  );
}
