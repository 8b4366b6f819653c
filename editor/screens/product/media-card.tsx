import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { setImages } from '../../commands/set-images.ts';
import { useBodies } from '../../hooks/use-documents.ts';
import { useRun } from '../../hooks/use-run.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { titleOf } from '../../model/documents.ts';
import type { ProductView } from '../../model/product.ts';
import { AssetPicker } from '../../parts/asset-picker.tsx';
import { Thumb } from '../../parts/thumb.tsx';
import { t } from '../../strings.ts';
import css from './media-card.module.css';

/** The pictures, in the order in which they are shown; the first is the one of lists. */
export function MediaCard({ product: { key, imageIds } }: { readonly product: ProductView }) {
  const run = useRun();
  const bodies = useBodies();
  const [isPicking, setPicking] = useState(false);
  const set = (ids: readonly string[]) => void run(setImages(key, ids, t('product.editPictures')));
  const nameOf = (id: string) => titleOf(`asset:${id}`, bodies.get(`asset:${id}`));
  const swap = (from: number, to: number) => {
    const next = [...imageIds];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) set(next.toSpliced(to, 0, moved));
  };
  return (
    <Card
      title={t('product.media')}
      actions={
        <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => setPicking(true)}>
          {t('product.addPictures')}
        </Button>
      }
    >
      {imageIds.length === 0 ? (
        <p className={css.empty}>{t('product.mediaEmpty')}</p>
      ) : (
        <ul className={css.pictures}>
          {imageIds.map((id, index) => (
            <li key={id} className={css.picture}>
              <Thumb assetId={id} size="tile" alt={nameOf(id)} />
              <span className={css.tools}>
                <IconButton
                  label={t('product.moveLeft', { name: nameOf(id) })}
                  icon={<ChevronLeft />}
                  isSmall
                  isDisabled={index === 0}
                  onPress={() => swap(index, index - 1)}
                />
                <IconButton
                  label={t('product.moveRight', { name: nameOf(id) })}
                  icon={<ChevronRight />}
                  isSmall
                  isDisabled={index === imageIds.length - 1}
                  onPress={() => swap(index, index + 1)}
                />
                <IconButton
                  label={t('product.removePicture', { name: nameOf(id) })}
                  icon={<X />}
                  isSmall
                  onPress={() => set(imageIds.filter((each) => each !== id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isPicking && (
        <AssetPicker
          taken={imageIds}
          onClose={() => setPicking(false)}
          onChoose={(ids) => {
            set([...imageIds, ...ids]);
            setPicking(false);
          }}
        />
      )}
    </Card>
  );
}
