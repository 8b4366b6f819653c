import { useBodies, useBody, useOpState } from '../../hooks/documents/use-documents.ts';
import { useDraft } from '../../hooks/documents/use-draft.ts';
import { useRun } from '../../hooks/documents/use-run.ts';
import { Disclosure } from '../../kit/collections/disclosure.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { documentsOf, setAddress } from '../../model/documents/documents.ts';
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
  const base = address.slice(0, address.length - urlId.length);
  // Until Save nobody has seen what is typed.
  const was = useOpState(({ confirmed }) => confirmed.get(doc));
  const run = useRun();
  const validate = (text: string) => {
    if (!/^[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*$/u.test(text)) return tProduct('product.urlIdWrong');
    const isTaken = documentsOf(bodies, 'item').some(
      ({ key, body }) =>
        key !== doc && textAt(body, 'collectionId') === collectionId && textAt(body, 'urlId') === text,
    );
    return isTaken ? tProduct('product.urlIdTaken') : undefined;
  };
  const { text, error, onChange } = useDraft({
    stored: urlId,
    validate,
    commit: (value) => run(setAddress({ doc, value, was, base, label: tProduct('product.editUrlId') })),
  });
  return (
    <Disclosure title={tProduct('product.seo')} summary={address}>
      <div className={css.fields}>
        <TextField
          label={tProduct('product.urlId')}
          value={text}
          onChange={onChange}
          error={error}
          prefix={base}
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
