import { ImageButtons } from '../../../../core/assets/image-buttons.tsx';
import { imageUrlOf } from '../../../../core/assets/image-url.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../../core/model/documents.ts';
import { textAt } from '../../../../core/model/json-access.ts';
import { FieldGroup } from '../../../../ui/fields/field-group.tsx';
import { t } from '../../strings/pages-strings.ts';
import fieldsCss from '../fields/fields.module.css';
import css from './images.module.css';

export interface ImageFieldProps {
  readonly label: string;
  readonly assetId: string;
  /** Undefined when the image is required. */
  readonly onRemove?: () => void;
  readonly onChoose: (assetId: string) => void;
}

/** An image from the media library, with buttons to change and remove it. */
export function ImageField({ label, assetId, onRemove, onChoose }: ImageFieldProps) {
  const key = `asset:${assetId}` as const;
  const body = useBody(key);
  const name = titleOf(key, body);
  return (
    <FieldGroup label={label}>
      {assetId === '' ? (
        <span className={css.noImage}>{t('field.noImage')}</span>
      ) : (
        <>
          <img
            className={css.thumb}
            src={imageUrlOf(textAt(body, 'filename'), 500)}
            alt={textAt(body, 'altText') || name}
          />
          <span className={css.fileName}>{name}</span>
        </>
      )}
      <span className={fieldsCss.row}>
        <ImageButtons
          isChosen={assetId !== ''}
          onChoose={onChoose}
          onRemove={assetId === '' ? undefined : onRemove}
        />
      </span>
    </FieldGroup>
  );
}
