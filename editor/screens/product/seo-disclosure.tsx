import { useBodies, useBody } from '../../hooks/use-documents.ts';
import { Disclosure } from '../../kit/collections/disclosure.tsx';
import { documentsOf } from '../../model/documents.ts';
import { addressOf, type ProductView } from '../../model/product.ts';
import { textAt } from '../../model/read.ts';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { t } from '../../strings.ts';
import css from './seo-disclosure.module.css';

/** The address, and what search engines show. */
export function SeoDisclosure({ product }: { readonly product: ProductView }) {
  const { key: doc, collectionId, urlId } = product;
  const bodies = useBodies();
  const shop = useBody(`collection:${collectionId}`);
  const address = addressOf(shop, urlId) ?? '';
  const validate = (text: string) => {
    if (!/^[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*$/u.test(text)) return t('product.urlIdWrong');
    const isTaken = documentsOf(bodies, 'item').some(
      ({ key, body }) =>
        key !== doc && textAt(body, 'collectionId') === collectionId && textAt(body, 'urlId') === text,
    );
    return isTaken ? t('product.urlIdTaken') : undefined;
  };
  return (
    <Disclosure title={t('product.seo')} summary={address}>
      <div className={css.fields}>
        <DocumentTextField
          doc={doc}
          at={['urlId']}
          label={t('product.editUrlId')}
          name={t('product.urlId')}
          prefix={address.slice(0, address.lastIndexOf('/') + 1)}
          validate={validate}
          isMono
        />
        <DocumentTextField
          doc={doc}
          at={['seo', 'title']}
          label={t('product.editSeo')}
          name={t('product.seoTitle')}
          limit={60}
          isOptional
        />
        <DocumentTextField
          doc={doc}
          at={['seo', 'description']}
          label={t('product.editSeo')}
          name={t('product.seoDescription')}
          limit={160}
          rows={2}
          isOptional
        />
      </div>
    </Disclosure>
  );
}
