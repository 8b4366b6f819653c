import { isCodeBetween } from '../code-table.ts';

/**
 * Services a site can be connected with: those we have an adapter for, with numbers of our own, chosen once. All others
 * from 1 to 85 are kept as they are (R-ENUM-VAL-22, -23).
 */
export const EXTERNAL_SERVICE = {
  payment: 1,
  mail: 2,
  captcha: 3,
  maps: 4,
  fonts: 5,
  translation: 6,
  zapier: 7,
  spreadsheet: 8,
} as const;

/** A service as site JSON holds it. */
export function isExternalService(value: unknown): value is number {
  return isCodeBetween(value, 1, 85);
}
