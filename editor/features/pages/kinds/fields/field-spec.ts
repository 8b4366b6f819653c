import type { FieldText } from './field-strings.ts';

/** Fields by name. Their types, bounds and choices are those of the schema of the kind. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

export interface FieldSpec {
  readonly label: FieldText;
  readonly help?: FieldText;
  /** A text of several lines. */
  readonly isLong?: true;
  /** Why a text is rejected. */
  readonly invalid?: FieldText;
  /** Choices of an enumeration, by value, in order. */
  readonly options?: Readonly<Record<string, FieldText>>;
  /** Not shown while another field of the value, a choice, is this one. */
  readonly hiddenFor?: { readonly field: string; readonly choice: string };
  /** What applies where nothing is stored. */
  readonly fallback?: string | number | boolean;
  /** An id of a file of this media type instead of an image. */
  readonly media?: 'audio' | 'video';
  /** A point in time. */
  readonly isTime?: true;
  readonly list?: ListSpec;
}

/** Entries by id, with order keys. */
export interface ListSpec {
  /** What an entry is: "section". */
  readonly entry: FieldText;
  /** The field that names an entry. */
  readonly title: string;
  readonly fields: FieldSpecs;
  newEntry(): Readonly<Record<string, unknown>>;
}
