import type { Scope, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { member } from '../../values/member.ts';
import { print } from '../../values/print.ts';
import { likertText } from './likert-text.ts';

/** The value of a form field, formatted by field type (language reference 13.15); `''` when empty. */
export function fieldText(field: Value, scope: Scope, dialect: Dialect): string {
  const values = member(field, 'values');
  const escaped = fragmentText(dialect);
  const part = (name: string) => escaped(print(member(values, name), dialect));
  switch (asString(member(field, 'type'))) {
    case 'address':
      return addressText(part, isTruthy(member(values, 'Line2')));
    case 'checkbox':
      return escaped(checkboxText(field, dialect));
    case 'date':
      return `${part('Month')}/${part('Day')}/${part('Year')}`;
    case 'likert':
      return likertText(values, scope, escaped);
    case 'name':
      return `${part('First')} ${part('Last')}`;
    case 'phone':
      return phoneText(part, isTruthy(member(values, 'Country')));
    case 'time':
      return escaped(timeText(values, dialect));
    default:
      return escaped(asString(member(field, 'value')));
  }
}

type Part = (name: string) => string;

function addressText(part: Part, hasSecondLine: boolean): string {
  const secondLine = hasSecondLine ? `\n  <div>${part('Line2')}</div>` : '';
  return `<div style="padding-left:5px;">
  <div>${part('Line1')}</div>${secondLine}
  <div>${part('City')}, ${part('State')} ${part('Zip')} ${part('Country')}</div>
</div>`;
}

function checkboxText(field: Value, dialect: Dialect): string {
  const values = member(field, 'values');
  const value = member(field, 'value');
  if (!isTruthy(values)) return isTruthy(value) ? print(value, dialect) : '';
  const checked = Array.isArray(values) ? values.map((value) => print(value, dialect)) : [];
  return `${checked.join(', ')}\n`;
}

function phoneText(part: Part, hasCountry: boolean): string {
  const country = hasCountry ? `+${part('Country')} ` : '';
  return `${country}${part('Areacode')}-${part('Prefix')}-${part('Line')}`;
}

/** Falsy parts, including 0, are printed as `00`. */
function timeText(values: Value, dialect: Dialect): string {
  const digits = (name: string) => {
    const part = member(values, name);
    return isTruthy(part) ? print(part, dialect) : '00';
  };
  const half = print(member(values, 'Ampm'), dialect);
  return `${digits('Hour')}:${digits('Minute')}:${digits('Second')} ${half}`;
}
