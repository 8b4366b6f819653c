import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { GALLERY_RATIOS } from '../../../../formatters/vocabulary/index.ts';
import { setValue } from '../../../commands/set-value.ts';
import { useBodies } from '../../../hooks/use-documents.ts';
import { useRun } from '../../../hooks/use-run.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { textAt, textsAt } from '../../../model/read.ts';
import { t } from '../../../strings.ts';
import css from '../pages.module.css';
import { ChoicePlaceField, FlagPlaceField, NumberPlaceField } from './fields.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { pictureUrl } from './picture-url.ts';

export interface GalleryFieldsProps {
  readonly doc: DocKey;
  /** Of the block's value. */
  readonly at: readonly string[];
}

/** The pictures of a gallery in their order, and how they are shown. */
export function GalleryFields({ doc, at }: GalleryFieldsProps) {
  const bodies = useBodies();
  const run = useRun();
  const [isAdding, setAdding] = useState(false);
  const ids = textsAt(bodies.get(doc), ...at, 'assetIds');
  const store = (next: readonly string[]) =>
    run(
      setValue({
        doc,
        at: [...at, 'assetIds'],
        value: next,
        label: t('step.editBlock', { field: t('field.pictures').toLowerCase() }),
      }),
    );
  const swap = (from: number, to: number) =>
    store(ids.map((id, index) => (index === from ? (ids[to] ?? id) : index === to ? (ids[from] ?? id) : id)));
  const options = (name: string) => [...at, 'options', name];
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.label}>{t('field.pictures')}</legend>
        <ol className={css.gallery}>
          {ids.map((id, index) => {
            const body = bodies.get(`asset:${id}`);
            const name = textAt(body, 'filename') || id;
            return (
              // A picture may be there twice.
              <li key={`${id}-${ids.indexOf(id) === index ? '' : index}`} className={css.galleryRow}>
                <img src={pictureUrl(name, 100)} alt={textAt(body, 'altText')} />
                <span className={css.fileName}>{name}</span>
                <IconButton
                  label={t('field.pictureUp', { name })}
                  icon={<ArrowUp />}
                  isSmall
                  isDisabled={index === 0}
                  onPress={() => swap(index, index - 1)}
                />
                <IconButton
                  label={t('field.pictureDown', { name })}
                  icon={<ArrowDown />}
                  isSmall
                  isDisabled={index === ids.length - 1}
                  onPress={() => swap(index, index + 1)}
                />
                <IconButton
                  label={t('field.pictureRemove', { name })}
                  icon={<X />}
                  isSmall
                  onPress={() => store(ids.filter((_, other) => other !== index))}
                />
              </li>
            );
          })}
        </ol>
        <Button isSmall onPress={() => setAdding(true)}>
          {t('field.addPicture')}
        </Button>
      </fieldset>
      <NumberPlaceField
        doc={doc}
        at={options('thumbnails-per-row')}
        label={t('field.columns')}
        min={1}
        max={10}
        fallback={4}
      />
      <ChoicePlaceField
        doc={doc}
        at={options('aspect-ratio')}
        label={t('field.ratio')}
        fallback="square"
        options={Object.keys(GALLERY_RATIOS).map((id) => ({ id, label: id.replaceAll('-', ' ') }))}
      />
      <FlagPlaceField doc={doc} at={options('lightbox')} label={t('field.lightbox')} />
      <FlagPlaceField doc={doc} at={options('show-meta')} label={t('field.captions')} isOnByDefault />
      {isAdding && <PicturePicker onClose={() => setAdding(false)} onChoose={(id) => store([...ids, id])} />}
    </>
  );
}
