import type { DocKey } from '../../../compiler/model/index.ts';
import { Card } from '../../kit/layout/card.tsx';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { tProduct } from '../../strings/product.ts';
import { t } from '../../strings.ts';

/** Name, summary, description. */
export function DetailsCard({ doc }: { readonly doc: DocKey }) {
  return (
    <Card title={tProduct('product.details')}>
      <DocumentTextField
        doc={doc}
        at={['title']}
        label={tProduct('product.editTitle')}
        name={tProduct('product.name')}
        validate={(text) => (text.trim() === '' ? t('products.nameMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        at={['excerpt']}
        label={tProduct('product.editExcerpt')}
        name={tProduct('product.excerpt')}
        help={tProduct('product.excerptHelp')}
        rows={2}
        isOptional
      />
      <DocumentTextField
        doc={doc}
        at={['body', 'markdown']}
        label={tProduct('product.editBody')}
        name={tProduct('product.body')}
        help={tProduct('product.bodyHelp')}
        rows={8}
      />
    </Card>
  );
}
