import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { imageUrlOf } from '../../../../core/assets/image-url.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { t } from '../../strings/pages-strings.ts';
import css from './images.module.css';

export interface GalleryImagesProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The images of a gallery, with buttons to move and remove each. */
export function GalleryImages({ ids, onChange }: GalleryImagesProps) {
  const swap = (from: number, to: number) =>
    onChange(
      ids.map((id, index) => (index === from ? (ids[to] ?? id) : index === to ? (ids[from] ?? id) : id)),
    );
  return (
    <ol className={css.gallery}>
      {ids.map((id, index) => (
        <GalleryRow
          // An image may be listed twice.
          key={`${id}-${ids.indexOf(id) === index ? '' : index}`}
          id={id}
          isFirst={index === 0}
          isLast={index === ids.length - 1}
          onStep={(by) => swap(index, index + by)}
          onRemove={() => onChange(ids.filter((_, other) => other !== index))}
        />
      ))}
    </ol>
  );
}

interface GalleryRowProps {
  readonly id: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function GalleryRow({ id, isFirst, isLast, onStep, onRemove }: GalleryRowProps) {
  const key = `asset:${id}` as const;
  const body = useBody(key);
  const name = titleOf(key, body);
  return (
    <li className={css.galleryRow}>
      <img src={imageUrlOf(textAt(body, 'filename'), 100)} alt={textAt(body, 'altText')} />
      <span className={css.fileName}>{name}</span>
      <IconButton
        label={t('entry.up', { name })}
        icon={<ArrowUp />}
        isSmall
        isDisabled={isFirst}
        onPress={() => onStep(-1)}
      />
      <IconButton
        label={t('entry.down', { name })}
        icon={<ArrowDown />}
        isSmall
        isDisabled={isLast}
        onPress={() => onStep(1)}
      />
      <IconButton label={t('entry.remove', { name })} icon={<X />} isSmall onPress={onRemove} />
    </li>
  );
}
