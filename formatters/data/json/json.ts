import type { Formatter } from '../../contract.ts';
import { jsonText } from './json-text.ts';

/** `{data|json}`: compact JSON, safe inside a `<script>` (language reference 11.2). */
export const json: Formatter = {
  name: 'json',
  family: 'data',
  reads: 'value',
  safeIn: ['script'],
  prepare: () => (value) => (value === undefined ? '' : jsonText(value)),
};
