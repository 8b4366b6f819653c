import { Card } from '../../../ui/layout/card.tsx';
import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { tProduct } from '../../../strings/product.ts';
import { t } from '../../../strings.ts';

/** Name, summary, description. */
export function DetailsCard({ doc, isReadOnly = false }: ItemPart) {
  return (
    <Card title={tProduct('product.details')}>
      <DocumentTextField
        doc={doc}
        isReadOnly={isReadOnly}
        at={['title']}
        label={tProduct('product.editTitle')}
        name={tProduct('product.name')}
        validate={(text) => (text.trim() === '' ? t('products.nameMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        isReadOnly={isReadOnly}
        at={['excerpt']}
        label={tProduct('product.editExcerpt')}
        name={tProduct('product.excerpt')}
        help={tProduct('product.excerptHelp')}
        rows={2}
        isOptional
      />
      <DocumentTextField
        doc={doc}
        isReadOnly={isReadOnly}
        at={['body', 'markdown']}
        label={tProduct('product.editBody')}
        name={tProduct('product.body')}
        help={tProduct('product.bodyHelp')}
        rows={8}
      />
    </Card>
  );
}
