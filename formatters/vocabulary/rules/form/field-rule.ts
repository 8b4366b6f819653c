/** The properties of a form field that validation needs; a field of a form document with its id satisfies it. */
export interface FieldRule {
  readonly id: string;
  /** One of the model's FIELD_TYPES; any other type is a plain single value (R-FORM-TYPE-01). */
  readonly type: string;
  readonly required?: boolean | undefined;
  /** Maximum length in characters, for text. */
  readonly maxLength?: number | undefined;
  /** Choices of a radio, checkbox or select field; questions of a likert field. */
  readonly options?: readonly string[] | undefined;
}

/** Text, the checked options, the parts of a value in order, or the questions of a likert field with their codes. */
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>>;
/** Values by field id. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/**
 * Prefix of input names: `field.email1`, `field.name1.First`, `field.opinion1.0` for the first question of a likert
 * field.
 */
export const FIELD_NAME_PREFIX = 'field.';
