import type { DocKey } from '../../../compiler/model/index.ts';
import { useBody, useDocuments } from '../../hooks/use-documents.ts';
import { useSetValue } from '../../hooks/use-field.ts';
import { Checkbox } from '../../kit/fields/checkbox.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { textAt, textsAt } from '../../model/read.ts';
import { t } from '../../strings.ts';
import css from './organise-card.module.css';

/** The tags and categories that it is found by. */
export function OrganiseCard({ doc }: { readonly doc: DocKey }) {
  const taxons = useDocuments('taxon');
  const of = (type: 'tag' | 'category') => taxons.filter(({ body }) => textAt(body, 'type') === type);
  const [tags, categories] = [of('tag'), of('category')];
  return (
    <Card title={t('product.organise')}>
      {taxons.length === 0 && <p className={css.none}>{t('product.noTaxons')}</p>}
      {categories.length > 0 && (
        <TaxonChoice doc={doc} field="categories" name={t('product.categories')} taxons={categories} />
      )}
      {tags.length > 0 && <TaxonChoice doc={doc} field="tags" name={t('product.tags')} taxons={tags} />}
    </Card>
  );
}

interface TaxonChoiceProps {
  readonly doc: DocKey;
  readonly field: 'tags' | 'categories';
  readonly name: string;
  readonly taxons: readonly { readonly id: string; readonly body: unknown }[];
}

function TaxonChoice({ doc, field, name, taxons }: TaxonChoiceProps) {
  const set = useSetValue();
  const chosen = textsAt(useBody(doc), field);
  const choose = (id: string, isOn: boolean) =>
    set(
      { doc, at: [field], label: t('product.editTags') },
      isOn ? [...chosen, id] : chosen.filter((each) => each !== id),
    );
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{name}</legend>
      {taxons.map(({ id, body }) => (
        <Checkbox key={id} isSelected={chosen.includes(id)} onChange={(isOn) => choose(id, isOn)}>
          {textAt(body, 'name') || textAt(body, 'title') || id}
        </Checkbox>
      ))}
    </fieldset>
  );
}
