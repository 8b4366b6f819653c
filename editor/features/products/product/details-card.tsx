import { DocumentTextField } from '../../../core/fields/document-text-field.tsx';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { MarkdownField } from '../../../core/text-editing/field/markdown-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { t } from '../strings.ts';

const BODY = ['body', 'markdown'];

/** Title, summary and description. */
export function DetailsCard({ doc, isReadOnly = false }: ItemPart) {
  return (
    <Card title={t('product.details')}>
      <DocumentTextField
        doc={doc}
        isReadOnly={isReadOnly}
        at={['title']}
        label={t('product.editTitle')}
        name={t('product.title')}
        validate={(text) => (text.trim() === '' ? t('products.titleMissing') : undefined)}
      />
      <DocumentTextField
        doc={doc}
        isReadOnly={isReadOnly}
        at={['excerpt']}
        label={t('product.editExcerpt')}
        name={t('product.excerpt')}
        help={t('product.excerptHelp')}
        rows={2}
        isOptional
      />
      <MarkdownField
        doc={doc}
        isReadOnly={isReadOnly}
        at={BODY}
        label={t('product.editBody')}
        name={t('product.body')}
        help={t('product.bodyHelp')}
        rows={8}
      />
    </Card>
  );
}
