import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Declarations, ResolvedTweak } from '../../../compiler/model/index.ts';
import { useRun } from '../../core/hooks/use-run.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/dom/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { ColorControl } from './controls/color-control.tsx';
import { FontControl, type SiteFonts } from './controls/font-control.tsx';
import { ImageControl } from './controls/image-control.tsx';
import { ValueControl } from './controls/value-control.tsx';
import css from './site-styles.module.css';
import { t } from './strings.ts';
import { setTweak } from './tweak-commands.ts';
import { tweakName } from './tweak-names.ts';

export interface TweakRowProps {
  readonly resolved: ResolvedTweak;
  /** The site's own value. */
  readonly own: unknown;
  readonly fonts: SiteFonts;
  readonly isReadOnly: boolean;
}

/** A tweak with its control, and a button that resets it. */
export function TweakRow({ resolved, own, fonts, isReadOnly }: TweakRowProps) {
  const run = useRun();
  const { tweak, from } = resolved;
  const name = tweakName(tweak);
  const onChange = (value: unknown, isGesture = false, webFont?: string) =>
    void run(setTweak({ name: tweak.name, value, label: t('step.setStyle', { name }), isGesture, webFont }));
  const reset = () =>
    void run(setTweak({ name: tweak.name, value: undefined, label: t('step.resetStyle', { name }) }));
  return (
    <fieldset className={css.tweak} aria-label={name} data-tweak={tweak.name}>
      {tweak.kind !== 'checkbox' && tweak.kind !== 'dropdown' && (
        <span className={cx(css.name, tweak.kind === 'font' && css.fontName)}>{name}</span>
      )}
      {controlOf(resolved, { name, own, fonts, isReadOnly, onChange })}
      {from === 'site' && !isReadOnly && (
        <span className={css.reset}>
          <IconButton label={t('styles.reset', { name })} icon={<RotateCcw />} isSmall onPress={reset} />
        </span>
      )}
    </fieldset>
  );
}

interface ControlOptions extends Omit<TweakRowProps, 'resolved'> {
  readonly name: string;
  readonly onChange: (value: unknown, isGesture?: boolean, webFont?: string) => void;
}

function controlOf({ tweak, value }: ResolvedTweak, { own, fonts, ...shared }: ControlOptions): ReactNode {
  const { name, isReadOnly, onChange } = shared;
  switch (tweak.kind) {
    case 'color':
      return <ColorControl {...shared} tweak={tweak} value={String(value)} />;
    case 'value':
      return <ValueControl {...shared} tweak={tweak} value={String(value)} />;
    case 'dropdown':
      return (
        <Select
          label={name}
          options={tweak.options.map((option) => ({ id: option, label: option }))}
          value={String(value)}
          isDisabled={isReadOnly}
          onChange={onChange}
        />
      );
    case 'checkbox':
      return (
        <Checkbox isSelected={value === true} isReadOnly={isReadOnly} onChange={(isOn) => onChange(isOn)}>
          {name}
        </Checkbox>
      );
    case 'font':
      return (
        <FontControl
          {...shared}
          tweak={tweak}
          value={declarationsOf(value)}
          own={declarationsOf(own)}
          fonts={fonts}
        />
      );
    case 'image':
      return (
        <ImageControl {...shared} tweak={tweak} value={declarationsOf(value)} own={declarationsOf(own)} />
      );
  }
}

function declarationsOf(value: unknown): Declarations {
  return typeof value === 'object' && value !== null ? (value as Declarations) : {};
}
