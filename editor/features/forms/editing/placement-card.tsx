import { useBodies } from '../../../core/hooks/use-documents.ts';
import { useLoaded } from '../../../core/hooks/use-loaded.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import type { ItemPart } from '../../../core/item-editor/item-editor-props.ts';
import { idOf, listedDocument } from '../../../core/model/documents.ts';
import { WhenLoaded } from '../../../core/server/when-loaded.tsx';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ItemList } from '../../../ui/layout/item-list.tsx';
import { t } from '../strings.ts';
import css from './fields-card.module.css';
import { documentsWithForms, formUses } from './form-uses.ts';

/** The pages and products with the form, or how to place it on a page. */
export function PlacementCard({ doc }: Pick<ItemPart, 'doc'>) {
  const bodies = useBodies();
  const docs = documentsWithForms(bodies);
  const { isLoaded } = useLoaded(docs);
  if (isLoaded) return <Placement doc={doc} />;
  return (
    <Card title={t('forms.placement')}>
      <WhenLoaded docs={docs}>{null}</WhenLoaded>
    </Card>
  );
}

function Placement({ doc }: Pick<ItemPart, 'doc'>) {
  const mayEditPages = useMay()('pages.write');
  const uses = formUses(useBodies(), idOf(doc));
  const open = mayEditPages && (
    <LinkButton href="/config/pages" isSmall>
      {t('forms.openPages')}
    </LinkButton>
  );
  if (uses.length === 0) {
    return (
      <Card title={t('forms.placement')} actions={open}>
        <p>{t('forms.notPlaced')}</p>
        <ol className={css.steps}>
          <li>{t('forms.placeStep1')}</li>
          <li>{t('forms.placeStep2')}</li>
          <li>{t('forms.placeStep3')}</li>
        </ol>
      </Card>
    );
  }
  return (
    <Card title={t('forms.placement')} actions={open} isFlush>
      <ItemList items={uses.map(({ key, body }) => listedDocument(key, body))} />
    </Card>
  );
}
