import type { ComponentType } from 'react';
import { type DocKey, fieldShapes } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { useBody, useDocuments, useOpState } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { type FoundDocument, isProduct, titleOf } from '../../../core/model/documents.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { ALL_FIELDS } from '../kinds/fields/all-fields.ts';
import { type BlockKind, recordOfKind } from '../model/block-kinds.ts';
import { t } from '../strings/pages-strings.ts';
import { ChartFields } from './chart/chart-fields.tsx';
import css from './fields/fields.module.css';
import { BoundLinkField, BoundSelect, BoundTextField } from './fields/fields.tsx';
import { useStoredText } from './fields/use-stored.ts';
import { GalleryFields } from './images/gallery-fields.tsx';
import { ImageField } from './images/image-field.tsx';
import { VideoFields } from './images/video-fields.tsx';
import { SchemaFields } from './schema/schema-fields.tsx';

export interface BlockFieldsProps {
  readonly doc: DocKey;
  readonly blockId: string;
  readonly kind: BlockKind;
}

/** Fields for the contents of a block: those of the record of its kind, or its own. */
export function BlockFields({ doc, blockId, kind }: BlockFieldsProps) {
  const at = ['blocks', blockId, 'value'];
  const Own = OWN_FIELDS[kind];
  const { format } = recordOfKind(kind);
  const fields = ALL_FIELDS[kind];
  return (
    <>
      {Own !== undefined && <Own key={blockId} doc={doc} at={at} />}
      {fields !== undefined && <SchemaFields doc={doc} at={at} specs={fields} shapes={fieldShapes(format)} />}
    </>
  );
}

interface BlockTarget {
  readonly doc: DocKey;
  readonly at: readonly string[];
}

/** Source of a text block, as stored. */
function TextSource({ doc, at }: BlockTarget) {
  const isHtml = useOpState(({ head }) => typeof recordAt(head.get(doc), ...at).html === 'string');
  const name = isHtml ? 'html' : 'markdown';
  return (
    <BoundTextField
      doc={doc}
      at={[...at, name]}
      label={t(`field.${name}`)}
      {...(name === 'html' && { help: t('field.htmlHelp') })}
      isLong
      isMono
      rows={8}
      isOptional={false}
    />
  );
}

/** Code editing is disabled on Android (R-EDSITE-ANDROID-01). */
function CodeField({ doc, at }: BlockTarget) {
  const mayWrite = useMay()('code.write');
  if (/Android/i.test(navigator.userAgent)) return <p className={css.quiet}>{t('field.codeAndroid')}</p>;
  return (
    <BoundTextField
      doc={doc}
      at={[...at, 'html']}
      label={t('field.code')}
      help={mayWrite ? t('field.codeHelp') : t('block.needsCodePermission')}
      needs="code.write"
      isLong
      isMono
      rows={12}
      isOptional={false}
    />
  );
}

function ImageFields({ doc, at }: BlockTarget) {
  const run = useRun();
  const assetId = useStoredText(doc, [...at, 'assetId']);
  const asset = useBody(`asset:${assetId}`);
  const label = t('step.editBlock', { field: t('field.asset') });
  return (
    <>
      <ImageField
        label={t('field.asset')}
        assetId={assetId}
        onChoose={(value) => run(setValue({ doc, at: [...at, 'assetId'], value, label }))}
      />
      <BoundTextField
        doc={doc}
        at={[...at, 'altText']}
        label={t('field.imageAlt')}
        help={t('field.imageAltHelp')}
        placeholder={textAt(asset, 'altText')}
      />
      <BoundTextField doc={doc} at={[...at, 'caption']} label={t('field.caption')} />
      <BoundLinkField doc={doc} at={[...at, 'href']} label={t('field.link')} />
    </>
  );
}

function FormChoice({ doc, at: value }: BlockTarget) {
  const at = [...value, 'formId'];
  const forms = useDocuments('form');
  const formId = useStoredText(doc, at);
  const form = useBody(`form:${formId}`);
  const count = Object.keys(recordAt(form, 'fields')).length;
  return (
    <>
      <BoundSelect
        doc={doc}
        at={at}
        label={t('field.form')}
        options={optionsOf(forms)}
        help={t('field.formFields', { count })}
      />
      {form !== undefined && (
        <LinkButton href={`/config/forms/${encodeURIComponent(formId)}`} isSmall>
          {t('field.viewSubmissions')}
        </LinkButton>
      )}
    </>
  );
}

function ProductChoice({ doc, at }: BlockTarget) {
  const products = useDocuments('item').filter(({ body }) => isProduct(body));
  return (
    <BoundSelect doc={doc} at={[...at, 'itemId']} label={t('field.product')} options={optionsOf(products)} />
  );
}

function optionsOf(found: readonly FoundDocument[]) {
  return found.map(({ key, id, body }) => ({ id, label: titleOf(key, body) }));
}

function MarkdownSource({ doc, at }: BlockTarget) {
  return (
    <BoundTextField
      doc={doc}
      at={[...at, 'markdown']}
      label={t('field.markdown')}
      isLong
      isMono
      rows={10}
      isOptional={false}
    />
  );
}

/** Fields that a schema does not describe. They precede those of the record. */
const OWN_FIELDS: Readonly<Partial<Record<BlockKind, ComponentType<BlockTarget>>>> = {
  text: TextSource,
  markdown: MarkdownSource,
  code: CodeField,
  image: ImageFields,
  gallery: GalleryFields,
  video: VideoFields,
  chart: ChartFields,
  form: FormChoice,
  newsletter: FormChoice,
  product: ProductChoice,
};
