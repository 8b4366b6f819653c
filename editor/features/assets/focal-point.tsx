import type { AssetView } from '../../core/assets/asset.ts';
import { Thumb } from '../../core/assets/thumbnail.tsx';
import { setValue } from '../../core/commands/set-value.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import css from './assets.module.css';
import { t } from './strings.ts';

export interface FocalPointProps {
  readonly asset: AssetView;
  readonly isReadOnly: boolean;
}

/** The image with its focal point, which stays visible when the image is cropped. */
export function FocalPoint({ asset, isReadOnly }: FocalPointProps) {
  const { key: doc, id, name, altText, focalPoint } = asset;
  const run = useRun();
  const move = (point: { readonly x: number; readonly y: number }) => {
    if (![point.x, point.y].every(Number.isFinite)) return;
    run(
      setValue({
        doc,
        at: ['mediaFocalPoint'],
        value: point,
        label: t('assets.editFocal'),
        isGesture: true,
      }),
    );
  };
  const percent = { minValue: 0, maxValue: 100, step: 1, isReadOnly };
  return (
    <>
      <div className={css.stage}>
        <Thumb assetId={id} size="large" alt={altText || name} />
        <svg className={css.point} aria-hidden="true">
          <circle
            cx={`${focalPoint.x * 100}%`}
            cy={`${focalPoint.y * 100}%`}
            r="9"
            stroke="#fff"
            strokeWidth="5"
          />
          <circle
            cx={`${focalPoint.x * 100}%`}
            cy={`${focalPoint.y * 100}%`}
            r="9"
            stroke="#2450e6"
            strokeWidth="2"
          />
        </svg>
      </div>
      <div className={css.focal}>
        <NumberField
          {...percent}
          label={t('assets.focalX')}
          value={Math.round(focalPoint.x * 100)}
          onChange={(x) => move({ ...focalPoint, x: x / 100 })}
        />
        <NumberField
          {...percent}
          label={t('assets.focalY')}
          value={Math.round(focalPoint.y * 100)}
          onChange={(y) => move({ ...focalPoint, y: y / 100 })}
        />
      </div>
      <p className={css.help}>{t('assets.focalHelp')}</p>
    </>
  );
}
