import { asString, type JsonObject, member, type Value } from '../../../../formatters/index.ts';
import { FIELD_PARTS, hasParts } from '../../../../formatters/vocabulary/rules/form/field-parts.ts';
import { FIELD_NAME_PREFIX } from '../../../../formatters/vocabulary/rules/form/field-rule.ts';
import { LIKERT_KEYS, LIKERT_LABELS } from '../../../../formatters/vocabulary/store/likert-code.ts';
import type { FormContext } from './form-context.ts';

/** Control kinds. */
type Control = 'input' | 'textarea' | 'select' | 'choices' | 'parts' | 'likert' | 'section' | 'hidden';

/** Returns one field as the form template expects it. */
export function fieldData(field: JsonObject, context: FormContext): JsonObject {
  const id = asString(field.id);
  const type = asString(field.type);
  const { idPrefix } = context;
  const control = controlOf(type);
  const domId = `${idPrefix}-${id}`;
  const isRequired = field.required === true && type !== 'likert';
  const options = texts(field.options);
  const label = (option: string) => asString(member(field.optionTexts, option)) || option;
  return {
    id,
    type,
    domId,
    isRequired,
    name: FIELD_NAME_PREFIX + id,
    title: field.rawTitle,
    description: field.description,
    ...(field.description !== undefined && { descriptionId: `${domId}-description` }),
    placeholder: field.placeholder,
    value: field.value,
    maxLength: field.maxLength,
    isUnderlined: field.underline,
    ...(options.length > 0 && { optionList: JSON.stringify(options) }),
    [`is${control[0]?.toUpperCase()}${control.slice(1)}`]: true,
    ...inputOf(type),
    ...CONTROL_DATA[control]({ field, options, label, context, isRequired }),
  };
}

const CONTROLS: Readonly<Record<string, Control>> = {
  textarea: 'textarea',
  select: 'select',
  radio: 'choices',
  checkbox: 'choices',
  likert: 'likert',
  section: 'section',
  hidden: 'hidden',
};

function controlOf(type: string): Control {
  // Browsers have a single input for a date and for a time.
  if (hasParts(type) && type !== 'date' && type !== 'time') return 'parts';
  return Object.hasOwn(CONTROLS, type) ? (CONTROLS[type] ?? 'input') : 'input';
}

interface ControlOptions {
  readonly field: JsonObject;
  readonly options: readonly string[];
  /** What visitors read for an option. */
  readonly label: (option: string) => string;
  readonly context: FormContext;
  readonly isRequired: boolean;
}

const nothing = (): JsonObject => ({});

const CONTROL_DATA: Readonly<Record<Control, (question: ControlOptions) => JsonObject>> = {
  input: nothing,
  textarea: nothing,
  section: nothing,
  hidden: nothing,
  select: ({ field, options, label }) => ({
    choices: options.map((option) => ({ option, label: label(option), isChosen: option === field.value })),
  }),
  choices: ({ field, options, label, isRequired }) => {
    const isRadio = field.type === 'radio';
    return {
      isRadio,
      role: isRadio ? 'radiogroup' : 'group',
      // `required` on every checkbox of a group would require all of them.
      needsEach: isRequired && (isRadio || options.length === 1),
      choices: options.map((option) => ({
        option,
        label: label(option),
        isChosen: option === field.value || (!isRadio && texts(field.values).includes(option)),
      })),
    };
  },
  parts: ({ field, context, isRequired }) => ({
    parts: partsOf(field, { strings: context.strings, isRequired }),
  }),
  likert: ({ field, options, label, context }) => ({
    questions: options.map((question, index) => ({
      question: label(question),
      questionName: `${FIELD_NAME_PREFIX}${asString(field.id)}.${index}`,
      answers: likertAnswers(context.strings),
    })),
  }),
};

const INPUTS: Readonly<Record<string, JsonObject>> = {
  text: { inputType: 'text' },
  email: { inputType: 'email', autocomplete: 'email' },
  number: { inputType: 'text', inputMode: 'decimal' },
  currency: { inputType: 'text', inputMode: 'decimal' },
  website: { inputType: 'url', autocomplete: 'url' },
  password: { inputType: 'password', autocomplete: 'new-password' },
  date: { inputType: 'date' },
  time: { inputType: 'time' },
};

function inputOf(type: string): JsonObject {
  return (Object.hasOwn(INPUTS, type) ? INPUTS[type] : undefined) ?? { inputType: 'text' };
}

interface PartOptions {
  readonly strings: Readonly<Record<string, string>>;
  readonly isRequired: boolean;
}

function partsOf(field: JsonObject, { strings, isRequired }: PartOptions): readonly JsonObject[] {
  const [type, id] = [asString(field.type), asString(field.id)];
  if (!hasParts(type)) return [];
  return FIELD_PARTS[type].map((part) => {
    const { label, key, ...input } = PARTS[`${type}.${part}`] ?? { label: part, key: '' };
    const { isOptional = false, ...attributes } = input;
    return {
      part,
      partName: `${FIELD_NAME_PREFIX}${id}.${part}`,
      label: (Object.hasOwn(strings, key) ? strings[key] : undefined) ?? label,
      isPartRequired: isRequired && !isOptional,
      partValue: member(field.values, part),
      ...attributes,
    };
  });
}

interface Part {
  /** English texts, for themes and sites without a string under `key`. */
  readonly label: string;
  readonly key: string;
  readonly autocomplete?: string;
  readonly inputMode?: string;
  /** Never required, even if the field is (R-FORM-VAL-08). */
  readonly isOptional?: boolean;
}

const PARTS: Readonly<Record<string, Part>> = {
  'name.First': { label: 'First name', key: 'formFirstName', autocomplete: 'given-name' },
  'name.Last': { label: 'Last name', key: 'formLastName', autocomplete: 'family-name' },
  'address.Line1': { label: 'Address', key: 'formAddressLine1', autocomplete: 'address-line1' },
  'address.Line2': {
    label: 'Address line 2',
    key: 'formAddressLine2',
    autocomplete: 'address-line2',
    isOptional: true,
  },
  'address.City': { label: 'City', key: 'formCity', autocomplete: 'address-level2' },
  'address.State': { label: 'State', key: 'formState', autocomplete: 'address-level1', isOptional: true },
  'address.Zip': { label: 'Postal code', key: 'formZip', autocomplete: 'postal-code', isOptional: true },
  'address.Country': { label: 'Country', key: 'formCountry', autocomplete: 'country-name' },
  'phone.Country': { label: 'Country', key: 'formPhoneCountry', inputMode: 'tel', isOptional: true },
  'phone.Areacode': { label: 'Area code', key: 'formPhoneAreacode', inputMode: 'tel' },
  'phone.Prefix': { label: 'Prefix', key: 'formPhonePrefix', inputMode: 'tel' },
  'phone.Line': { label: 'Line', key: 'formPhoneLine', inputMode: 'tel' },
};

function likertAnswers(strings: Readonly<Record<string, string>>): readonly JsonObject[] {
  return (['-2', '-1', '0', '1', '2'] as const).map((code) => {
    const key = LIKERT_KEYS[code];
    return { code, answer: Object.hasOwn(strings, key) ? strings[key] : LIKERT_LABELS[code] };
  });
}

function texts(value: Value): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
