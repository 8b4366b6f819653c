import { type Declarations, readTweakValue } from '../../../../compiler/model/index.ts';
import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import { useDraft } from '../../../core/fields/use-draft.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FontPicker } from '../fonts/font-picker.tsx';
import css from '../site-styles.module.css';
import { t } from '../strings.ts';
import type { TweakControlProps, TweakOf } from './tweak-control.ts';

export interface FontControlProps extends Omit<TweakControlProps<'font'>, 'onChange'> {
  /** Complete: with the values of the theme. */
  readonly value: Declarations;
  /** Those that the site has set. */
  readonly own: Declarations;
  readonly fonts: SiteFonts;
  /** `webFont`: the entry of `webFonts` that the value needs. */
  readonly onChange: (value: unknown, isGesture?: boolean, webFont?: string) => void;
}

export interface SiteFonts {
  /** Families that the styles of the site use. */
  readonly used: readonly string[];
  /** Families that the theme contains. */
  readonly themed: readonly string[];
  /** The id of the Typekit kit; empty without one. */
  readonly kitId: string;
}

/** The properties of a font. The site stores only those that were changed. */
export function FontControl({ tweak, value, own, fonts, isReadOnly, onChange }: FontControlProps) {
  const set = (property: string, text: string | undefined, isGesture = false) => {
    const { [property]: _, ...others } = own;
    const next = text === undefined || text === '' ? others : { ...others, [property]: text };
    onChange(Object.keys(next).length === 0 ? undefined : next, isGesture);
  };
  return (
    <div className={css.font}>
      {isReadOnly ? (
        <p className={css.unit}>{firstFamily(value['font-family'] ?? '')}</p>
      ) : (
        <FontPicker
          {...fonts}
          value={value['font-family']}
          onChange={({ family, webFont }) =>
            family !== value['font-family'] && onChange({ ...own, 'font-family': family }, false, webFont)
          }
        />
      )}
      <div className={css.fontFields}>
        {SIZES.map(([property, label]) => (
          <SizeField
            key={property}
            tweak={tweak}
            property={property}
            label={t(label)}
            own={own[property] ?? ''}
            inherited={tweak.default[property] ?? ''}
            isReadOnly={isReadOnly}
            onChange={set}
          />
        ))}
        {CHOICES.map(([property, label, options]) => (
          <Select
            key={property}
            label={t(label)}
            options={[...new Set([value[property], ...options])]
              .filter((option) => option !== undefined)
              .map((option) => ({ id: option, label: wordOf(option) }))}
            value={value[property] ?? null}
            placeholder={t('styles.default')}
            isDisabled={isReadOnly}
            onChange={(option) => set(property, option === tweak.default[property] ? undefined : option)}
          />
        ))}
      </div>
    </div>
  );
}

const SIZES = [
  ['font-size', 'styles.size'],
  ['line-height', 'styles.lineHeight'],
  ['letter-spacing', 'styles.spacing'],
] as const;

const CHOICES = [
  ['font-weight', 'styles.weight', ['300', '400', '500', '600', '700', '800']],
  ['font-style', 'styles.style', ['normal', 'italic']],
  ['text-transform', 'styles.transform', ['none', 'uppercase', 'lowercase', 'capitalize']],
  ['text-decoration', 'styles.decoration', ['none', 'underline', 'line-through']],
] as const;

function wordOf(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1).replace('-', ' ');
}

interface SizeFieldProps {
  readonly tweak: TweakOf<'font'>;
  readonly property: string;
  readonly label: string;
  readonly own: string;
  readonly inherited: string;
  readonly isReadOnly: boolean;
  readonly onChange: (property: string, text: string | undefined, isGesture: boolean) => void;
}

/** A size with its unit. Empty for that of the theme. */
function SizeField({ tweak, property, label, own, inherited, isReadOnly, onChange }: SizeFieldProps) {
  const draft = useDraft({
    stored: own,
    validate: (text) =>
      text === '' || (SIZE.test(text) && 'value' in readTweakValue(tweak, { [property]: text }))
        ? undefined
        : t('styles.badSize'),
    commit: (text) => onChange(property, text, true),
  });
  return (
    <TextField
      label={label}
      value={draft.text}
      error={draft.error}
      placeholder={inherited || t('styles.default')}
      isReadOnly={isReadOnly}
      onChange={draft.onChange}
      onBlur={draft.onBlur}
    />
  );
}

const SIZE = /^(?:-?(?:\d+\.?\d*|\.\d+)(?:px|em|rem|%|vw|pt)?|normal)$/;
