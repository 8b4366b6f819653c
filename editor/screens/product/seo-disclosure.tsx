import { useBodies, useBody } from '../../hooks/documents/use-documents.ts';
import { Disclosure } from '../../kit/collections/disclosure.tsx';
import { documentsOf } from '../../model/documents/documents.ts';
import { textAt } from '../../model/read.ts';
import { addressOf, type ProductView } from '../../model/store/product.ts';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { tProduct } from '../../strings/product.ts';
import css from './seo-disclosure.module.css';

/** The address, and what search engines show. */
export function SeoDisclosure({ product }: { readonly product: ProductView }) {
  const { key: doc, collectionId, urlId } = product;
  const bodies = useBodies();
  const shop = useBody(`collection:${collectionId}`);
  const address = addressOf(shop, urlId) ?? '';
  const validate = (text: string) => {
    if (!/^[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*$/u.test(text)) return tProduct('product.urlIdWrong');
    const isTaken = documentsOf(bodies, 'item').some(
      ({ key, body }) =>
        key !== doc && textAt(body, 'collectionId') === collectionId && textAt(body, 'urlId') === text,
    );
    return isTaken ? tProduct('product.urlIdTaken') : undefined;
  };
  return (
    <Disclosure title={tProduct('product.seo')} summary={address}>
      <div className={css.fields}>
        <DocumentTextField
          doc={doc}
          at={['urlId']}
          label={tProduct('product.editUrlId')}
          name={tProduct('product.urlId')}
          prefix={address.slice(0, address.lastIndexOf('/') + 1)}
          validate={validate}
          isMono
        />
        <DocumentTextField
          doc={doc}
          at={['seo', 'title']}
          label={tProduct('product.editSeo')}
          name={tProduct('product.seoTitle')}
          limit={60}
          isOptional
        />
        <DocumentTextField
          doc={doc}
          at={['seo', 'description']}
          label={tProduct('product.editSeo')}
          name={tProduct('product.seoDescription')}
          limit={160}
          rows={2}
          isOptional
        />
      </div>
    </Disclosure>
  );
}
