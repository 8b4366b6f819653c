import { setValue } from '../../../../core/commands/set-value.ts';
import { useDocuments } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { t } from '../../strings/pages-strings.ts';
import { BoundSelect, type FieldTarget } from '../fields/fields.tsx';
import { useStoredText } from '../fields/use-stored.ts';
import { ImageField } from '../images/image-field.tsx';

/** An image of the site. */
export function ImageOfField({ doc, at, label, isOptional }: FieldTarget & { readonly isOptional: boolean }) {
  const run = useRun();
  const assetId = useStoredText(doc, at);
  const store = (value: string | undefined) =>
    run(setValue({ doc, at, value, label: t('step.editBlock', { field: label }) }));
  return (
    <ImageField
      label={label}
      assetId={assetId}
      onChoose={store}
      {...(isOptional && { onRemove: () => store(undefined) })}
    />
  );
}

/** A choice of the audio or video files of the site; nothing when there are none. */
export function MediaOfField({ media, ...target }: FieldTarget & { readonly media: 'audio' | 'video' }) {
  const files = useDocuments('asset').filter(({ body }) => textAt(body, 'mime').startsWith(`${media}/`));
  if (files.length === 0) return null;
  return (
    <BoundSelect
      {...target}
      fallback="none"
      options={[
        { id: 'none', label: t('field.noFile') },
        ...files.map(({ key, id, body }) => ({ id, label: titleOf(key, body) })),
      ]}
    />
  );
}
