import type { DocKey } from '../../../../../compiler/model/index.ts';
import { videoOf } from '../../../../../formatters/vocabulary/rules/video-of-url.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useDocuments } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { t } from '../../strings/pages-strings.ts';
import { BoundSelect, BoundTextField, type FieldTarget } from '../fields/fields.tsx';
import { useStoredText } from '../fields/use-stored.ts';
import { ImageField } from './image-field.tsx';

export interface VideoFieldsProps {
  readonly doc: DocKey;
  /** Path of the block value. */
  readonly at: readonly string[];
}

/** A video of a provider or a file of the site, its poster and its texts. */
export function VideoFields({ doc, at }: VideoFieldsProps) {
  const run = useRun();
  const poster = useStoredText(doc, [...at, 'mainImageId']);
  const store = (value: string | undefined) =>
    run(
      setValue({
        doc,
        at: [...at, 'mainImageId'],
        value,
        label: t('step.editBlock', { field: t('video.poster') }),
      }),
    );
  return (
    <>
      <BoundTextField
        doc={doc}
        at={[...at, 'url']}
        label={t('video.url')}
        help={t('video.urlHelp')}
        validate={(url) => (url === '' || videoOf(url) !== undefined ? undefined : t('video.urlUnknown'))}
      />
      <VideoFile doc={doc} at={[...at, 'assetId']} label={t('video.file')} help={t('video.fileHelp')} />
      <ImageField
        label={t('video.poster')}
        assetId={poster}
        onChoose={store}
        onRemove={() => store(undefined)}
      />
      <BoundTextField doc={doc} at={[...at, 'title']} label={t('video.title')} />
      <BoundTextField doc={doc} at={[...at, 'caption']} label={t('field.caption')} />
    </>
  );
}

/** A choice of the video files of the site; nothing when there are none. */
export function VideoFile({ doc, at, label, help }: FieldTarget) {
  const files = useDocuments('asset').filter(({ body }) => textAt(body, 'mime').startsWith('video/'));
  if (files.length === 0) return null;
  return (
    <BoundSelect
      doc={doc}
      at={at}
      label={label}
      help={help}
      fallback="none"
      options={[
        { id: 'none', label: t('video.noFile') },
        ...files.map(({ key, id, body }) => ({ id, label: titleOf(key, body) })),
      ]}
    />
  );
}
