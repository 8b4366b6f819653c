import { useState } from 'react';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { AssetPicker } from '../../../../core/assets/asset-picker.tsx';
import { setValue } from '../../../../core/commands/set-value.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { lazyPart } from '../../../../core/lazy/lazy-part.tsx';
import { textsAt } from '../../../../core/model/json-access.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldGroup } from '../../../../ui/fields/field-group.tsx';
import { t } from '../../strings/pages-strings.ts';
import { GalleryImages } from './gallery-images.tsx';
import { GalleryLinks } from './gallery-links.tsx';

/** Few pages have galleries. */
const GalleryDesign = lazyPart(
  () => import('./gallery-design.tsx'),
  ({ GalleryDesign }) => GalleryDesign,
);

export interface GalleryFieldsProps {
  readonly doc: DocKey;
  /** Path of the block value. */
  readonly at: readonly string[];
}

/** Images and design of a gallery. */
export function GalleryFields({ doc, at }: GalleryFieldsProps) {
  const run = useRun();
  const [isAdding, setAdding] = useState(false);
  const ids = textsAt(useOpState(({ head }) => valueAt(head.get(doc), [...at, 'assetIds'])));
  const label = t('step.editBlock', { field: t('field.galleryImages') });
  const store = (next: readonly string[]) =>
    run(setValue({ doc, at: [...at, 'assetIds'], value: next, label }));
  return (
    <>
      <FieldGroup label={t('field.galleryImages')}>
        <GalleryImages ids={ids} onChange={store} />
        <Button isSmall onPress={() => setAdding(true)}>
          {t('field.addImage')}
        </Button>
      </FieldGroup>
      <GalleryDesign doc={doc} at={[...at, 'options']} />
      <GalleryLinks doc={doc} at={at} ids={ids} />
      {isAdding && (
        <AssetPicker
          onClose={() => setAdding(false)}
          onChoose={(added) => {
            setAdding(false);
            store([...ids, ...added]);
          }}
        />
      )}
    </>
  );
}
