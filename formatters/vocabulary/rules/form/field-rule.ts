/** What the rules have to know of a field; a field of a form document fits with its id beside it. */
export interface FieldRule {
  readonly id: string;
  /** One of the model's FIELD_TYPES; any other is a plain single value (R-FORM-TYPE-01). */
  readonly type: string;
  readonly required?: boolean | undefined;
  /** Characters, for a text. */
  readonly maxLength?: number | undefined;
  /** Choices of a radio, checkbox or select; questions of a likert. */
  readonly options?: readonly string[] | undefined;
}

/** A text, the ticked boxes, the parts of a value in their order, or the questions of a likert with their codes. */
export type Answer = string | readonly string[] | Readonly<Record<string, number>>;
/** By field id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Names of inputs: `field.email1`, `field.name1.First`, `field.opinion1.0` for the first question of a likert. */
export const FIELD_NAME_PREFIX = 'field.';
