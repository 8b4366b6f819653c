/** A setting of a theme that site owners can change: a `// tweak:` comment in its style sheets (theme format, "Styles"). */
export type Tweak = ColorTweak | ValueTweak | DropdownTweak | CheckboxTweak | FontTweak | ImageTweak;

export const TWEAK_KINDS = ['color', 'value', 'dropdown', 'checkbox', 'font', 'image'] as const;

export type TweakKind = (typeof TWEAK_KINDS)[number];

interface TweakBase {
  /**
   * Identifies the tweak in `design.tweaks` and in presets: the name of its variable or mixin, and for dropdowns and
   * checkboxes the title as a class name.
   */
  readonly name: string;
  readonly title: string;
  /** Shorter than the title, for use below the name of the category. */
  readonly label?: string;
  readonly category?: string;
  /** CSS selector of the elements that the tweak changes. */
  readonly target?: string;
  /** CSS selector: the tweak is of use only on pages with such an element. */
  readonly showOnlyWhenPresent?: string;
  /** Whether scripts of the theme read the value. */
  readonly isForScripts: boolean;
}

export interface ColorTweak extends TweakBase {
  readonly kind: 'color';
  /** As in the style sheet: a color, or an expression of LESS. */
  readonly default: string;
}

/** A number with a unit. */
export interface ValueTweak extends TweakBase {
  readonly kind: 'value';
  /** As in the style sheet, such as `20px`. */
  readonly default: string;
  /** Empty for a plain number. */
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

export interface DropdownTweak extends TweakBase {
  readonly kind: 'dropdown';
  readonly options: readonly string[];
  readonly default: string;
}

export interface CheckboxTweak extends TweakBase {
  readonly kind: 'checkbox';
  readonly default: boolean;
}

/** Changes declarations of the rule after it. */
export interface FontTweak extends TweakBase {
  readonly kind: 'font';
  /** As in the style sheet: `.heading-font`, or `.heading-font()`. */
  readonly selector: string;
  readonly default: Declarations;
}

export interface ImageTweak extends TweakBase {
  readonly kind: 'image';
  readonly selector: string;
  readonly default: Declarations;
}

/** CSS values by property. */
export type Declarations = Readonly<Record<string, string>>;

/** `.preset`: values of tweaks, saved under a title. */
export interface Preset {
  /** The file name without `.preset`. */
  readonly name: string;
  readonly title: string;
  /** As written: names that the theme does not have are ignored. */
  readonly tweaks: Readonly<Record<string, unknown>>;
  /** Families of Google Fonts, with their weights: `Open Sans:400,700`. */
  readonly webFonts: readonly string[];
}

/** The class for a title or an option: `3:2 Standard` becomes `32-standard`, and `Title & Text` becomes `title--text`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
