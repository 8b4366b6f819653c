import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { flagAt, textAt } from '../../../../core/model/json-access.ts';
import { RedirectFields } from '../../../../core/seo/redirect-fields.tsx';
import { SearchPreview } from '../../../../core/seo/search-preview.tsx';
import { Disclosure } from '../../../../ui/collections/disclosure.tsx';
import { t } from '../../strings/pages-strings.ts';
import css from '../fields/fields.module.css';
import { BoundCheckbox, BoundTextField } from '../fields/fields.tsx';
import { ImageField } from '../images/image-field.tsx';

/** Metadata for search engines and social networks, how a search engine shows it, and redirects. */
export function SeoFields({ doc }: { readonly doc: DocKey }) {
  const mayWrite = useMay()('pages.write');
  const body = useBody(doc);
  const run = useRun();
  const path = flagAt(body, 'isHome') ? '/' : `/${textAt(body, 'urlId')}`;
  const setImage = (value: string | undefined) =>
    run(setValue({ doc, at: ['seo', 'imageId'], value, label: t('step.editPage') }));
  return (
    <Disclosure title={t('field.searchEngines')}>
      <div className={css.form}>
        <BoundTextField
          doc={doc}
          at={['seo', 'title']}
          label={t('field.seoTitle')}
          placeholder={textAt(body, 'title')}
          limit={60}
        />
        <BoundTextField
          doc={doc}
          at={['seo', 'description']}
          label={t('field.seoDescription')}
          limit={160}
          isLong
        />
        <SearchPreview doc={doc} path={path} />
        <BoundCheckbox doc={doc} at={['seo', 'hidden']} label={t('field.seoHidden')} />
        <ImageField
          label={t('field.seoImage')}
          assetId={textAt(body, 'seo', 'imageId')}
          onChoose={setImage}
          onRemove={() => setImage(undefined)}
        />
        <RedirectFields doc={doc} path={path} isReadOnly={!mayWrite} />
      </div>
    </Disclosure>
  );
}
