import type { Formatter } from '../contract.ts';
import { apply } from './apply.ts';

export const dataFormatters: readonly Formatter[] = [apply];
