import { isCodeBetween } from '../code-table.ts';

/**
 * Services that a site can be connected with. The named ones have an adapter; their numbers are our own. All others
 * from 1 to 85 are preserved (R-ENUM-VAL-22, -23).
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

/** Accepts named and unnamed services. */
export function isExternalService(value: unknown): value is number {
  return isCodeBetween(value, 1, 85);
}
