import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { valueAt } from '../../../compiler/model/index.ts';
import { ImageButtons } from '../../core/assets/image-buttons.tsx';
import { Thumb } from '../../core/assets/thumbnail.tsx';
import { useSetValue } from '../../core/fields/use-field.ts';
import { useBody } from '../../core/hooks/use-documents.ts';
import { SETTINGS_KEY } from '../../core/model/documents.ts';
import css from './settings.module.css';
import { t } from './strings.ts';

export interface SettingsImageProps {
  readonly at: readonly string[];
  readonly name: string;
  readonly help: string;
  readonly isReadOnly: boolean;
}

/** An image of the site from the library, or none. */
export function SettingsImage({ at, name, help, isReadOnly }: SettingsImageProps) {
  const helpId = useId();
  const set = useSetValue();
  const stored = valueAt(useBody(SETTINGS_KEY), at);
  const assetId = typeof stored === 'string' && stored !== '' ? stored : undefined;
  const choose = (id: string | undefined) =>
    set({ doc: SETTINGS_KEY, at, label: t('settings.edit', { field: name }) }, id);
  return (
    <fieldset className={css.image} aria-label={name} aria-describedby={helpId}>
      {assetId === undefined ? (
        <span className={css.noImage}>
          <ImagePlus aria-hidden="true" />
        </span>
      ) : (
        <Thumb assetId={assetId} size="tile" />
      )}
      <span className={css.imageText}>
        <span className={css.imageName}>{name}</span>
        <span className={css.intro} id={helpId}>
          {help}
        </span>
        {!isReadOnly && (
          <span className={css.imageActions}>
            <ImageButtons
              isChosen={assetId !== undefined}
              onChoose={choose}
              onRemove={assetId === undefined ? undefined : () => choose(undefined)}
            />
          </span>
        )}
      </span>
    </fieldset>
  );
}
