import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setValue } from '../../../../commands/set-value.ts';
import { useBody } from '../../../../hooks/documents/use-documents.ts';
import { useRun } from '../../../../hooks/documents/use-run.ts';
import { Disclosure } from '../../../../kit/collections/disclosure.tsx';
import { textAt } from '../../../../model/read.ts';
import { t } from '../../../../strings.ts';
import css from '../../pages.module.css';
import { FlagPlaceField, TextPlaceField } from '../fields.tsx';
import { ImageField } from '../pictures/picture-field.tsx';

/** What search engines and social networks read of the page. */
export function SearchFields({ doc }: { readonly doc: DocKey }) {
  const body = useBody(doc);
  const run = useRun();
  const setImage = (value: string | undefined) =>
    run(setValue({ doc, at: ['seo', 'imageId'], value, label: t('step.editPage') }));
  return (
    <Disclosure title={t('field.searchEngines')}>
      <div className={css.form}>
        <TextPlaceField
          doc={doc}
          at={['seo', 'title']}
          label={t('field.seoTitle')}
          placeholder={textAt(body, 'title')}
        />
        <TextPlaceField doc={doc} at={['seo', 'description']} label={t('field.seoDescription')} isLong />
        <FlagPlaceField doc={doc} at={['seo', 'hidden']} label={t('field.seoHidden')} />
        <ImageField
          label={t('field.seoImage')}
          assetId={textAt(body, 'seo', 'imageId')}
          onChoose={setImage}
          onRemove={() => setImage(undefined)}
        />
      </div>
    </Disclosure>
  );
}
