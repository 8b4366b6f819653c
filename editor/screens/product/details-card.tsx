import type { DocKey } from '../../../compiler/model/index.ts';
import { Card } from '../../kit/layout/card.tsx';
import { DocumentTextField } from '../../parts/document-text-field.tsx';
import { t } from '../../strings.ts';

/** Name, summary, description. */
export function DetailsCard({ doc }: { readonly doc: DocKey }) {
  return (
    <Card title={t('product.details')}>
      <DocumentTextField
        doc={doc}
        at={['title']}
        label={t('product.editTitle')}
        name={t('product.name')}
        validate={(text) => (text.trim() === '' ? t('products.nameMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        at={['excerpt']}
        label={t('product.editExcerpt')}
        name={t('product.excerpt')}
        help={t('product.excerptHelp')}
        rows={2}
        isOptional
      />
      <DocumentTextField
        doc={doc}
        at={['body', 'markdown']}
        label={t('product.editBody')}
        name={t('product.body')}
        help={t('product.bodyHelp')}
        rows={8}
      />
    </Card>
  );
}
