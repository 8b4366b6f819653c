import type { Declarations } from '../../../../compiler/model/index.ts';
import { API } from '../../../../formatters/vocabulary/api/paths.ts';
import { ImageButtons } from '../../../core/assets/image-buttons.tsx';
import { useBody } from '../../../core/hooks/use-documents.ts';
import { titleOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { Select } from '../../../ui/fields/select.tsx';
import css from '../site-styles.module.css';
import { t } from '../strings.ts';
import type { TweakControlProps } from './tweak-control.ts';

export interface ImageControlProps extends TweakControlProps<'image'> {
  readonly value: Declarations;
  readonly own: Declarations;
}

/** A background image from the library, and how it fills its element. */
export function ImageControl({ name, tweak, value, own, isReadOnly, onChange }: ImageControlProps) {
  const id = own.imageId ?? '';
  const key = `asset:${id}` as const;
  const body = useBody(key);
  const set = (declarations: Declarations) => {
    const changed = Object.entries(declarations).filter(
      ([property, text]) => tweak.default[property] !== text,
    );
    onChange(changed.length === 0 ? undefined : Object.fromEntries(changed));
  };
  const { imageId: _, 'background-image': __, ...rest } = own;
  return (
    <div className={css.control}>
      {id !== '' && (
        <img
          className={css.thumb}
          src={`${API.editorAssetFile.replace(':filename', encodeURIComponent(textAt(body, 'filename')))}?width=500`}
          alt={textAt(body, 'altText') || titleOf(key, body)}
        />
      )}
      <span className={css.row}>
        <ImageButtons
          isChosen={id !== ''}
          name={name}
          isDisabled={isReadOnly}
          onChoose={(chosen) => set({ ...rest, imageId: chosen })}
          onRemove={
            value['background-image'] === 'none'
              ? undefined
              : () => set({ ...rest, 'background-image': 'none' })
          }
          removeLabel={t('styles.noImage')}
        />
      </span>
      <div className={css.fontFields}>
        {FILLS.map(([property, label, options]) => (
          <Select
            key={property}
            label={t(label)}
            options={options.map(([option, text]) => ({ id: option, label: t(text) }))}
            value={options.find(([option]) => option === value[property])?.[0] ?? null}
            placeholder={value[property] ?? t('styles.themeDefault')}
            isDisabled={isReadOnly}
            onChange={(option) => set({ ...own, [property]: option })}
          />
        ))}
      </div>
    </div>
  );
}

const FILLS = [
  [
    'background-size',
    'styles.imageSize',
    [
      ['cover', 'styles.cover'],
      ['contain', 'styles.contain'],
      ['auto', 'styles.original'],
    ],
  ],
  [
    'background-repeat',
    'styles.imageRepeat',
    [
      ['repeat', 'styles.repeat'],
      ['no-repeat', 'styles.noRepeat'],
      ['repeat-x', 'styles.repeatX'],
      ['repeat-y', 'styles.repeatY'],
    ],
  ],
] as const;
