import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { Thumb } from '../assets/thumbnail.tsx';
import { setImages } from '../commands/set-images.ts';
import { useBody } from '../hooks/use-documents.ts';
import { useRun } from '../hooks/use-run.ts';
import { titleOf } from '../model/documents.ts';
import { imageIdsOf } from '../model/image-ids.ts';
import { t } from '../strings/core-strings.ts';
import css from './images-card.module.css';
import type { ItemPart } from './item-editor-props.ts';

/** The images in display order; lists show the first one. */
export function ImagesCard({ doc, isReadOnly = false }: ItemPart) {
  const run = useRun();
  const imageIds = imageIdsOf(useBody(doc));
  const [isPicking, setPicking] = useState(false);
  const set = (ids: readonly string[]) => void run(setImages(doc, ids, t('product.editImages')));
  const swap = (from: number, to: number) => {
    const next = [...imageIds];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) set(next.toSpliced(to, 0, moved));
  };
  return (
    <Card
      title={t('product.media')}
      actions={
        !isReadOnly && (
          <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => setPicking(true)}>
            {t('product.addImages')}
          </Button>
        )
      }
    >
      {imageIds.length === 0 ? (
        <p className={css.empty}>{t('product.mediaEmpty')}</p>
      ) : (
        <ul className={css.images}>
          {imageIds.map((id, index) => (
            <ImageRow
              key={id}
              id={id}
              isOnly={imageIds.length === 1}
              isReadOnly={isReadOnly}
              {...(index > 0 && { onForward: () => swap(index, index - 1) })}
              {...(index < imageIds.length - 1 && { onBack: () => swap(index, index + 1) })}
              onRemove={() => set(imageIds.filter((each) => each !== id))}
            />
          ))}
        </ul>
      )}
      {isPicking && (
        <AssetPicker
          exclude={imageIds}
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

interface ImageProps {
  readonly id: string;
  /** Whether it is the only image and cannot be moved. */
  readonly isOnly: boolean;
  readonly isReadOnly: boolean;
  /** Absent for the first image. */
  readonly onForward?: () => void;
  /** Absent for the last image. */
  readonly onBack?: () => void;
  readonly onRemove: () => void;
}

/** One image with its actions. The buttons stay in place while the image moves, so they keep the focus. */
function ImageRow({ id, isOnly, isReadOnly, onForward, onBack, onRemove }: ImageProps) {
  const name = titleOf(`asset:${id}`, useBody(`asset:${id}`));
  return (
    <li className={css.image}>
      <Thumb assetId={id} size="tile" alt={name} />
      {!isReadOnly && !isOnly && (
        <span className={css.tools}>
          <IconButton
            label={t('product.moveLeft', { name })}
            icon={<ChevronLeft />}
            isSmall
            isDisabled={onForward === undefined}
            onPress={() => onForward?.()}
          />
          <IconButton
            label={t('product.moveRight', { name })}
            icon={<ChevronRight />}
            isSmall
            isDisabled={onBack === undefined}
            onPress={() => onBack?.()}
          />
        </span>
      )}
      {!isReadOnly && (
        <span className={css.remove}>
          <IconButton label={t('product.removeImage', { name })} icon={<X />} isSmall onPress={onRemove} />
        </span>
      )}
    </li>
  );
}
