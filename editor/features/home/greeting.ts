import { t } from './strings.ts';

/** Earlier hours get the evening greeting. */
const MORNING_START_HOUR = 5;

/** `hour`: local time, 0 to 23. */
export function greeting(hour: number, name: string): string {
  if (hour >= MORNING_START_HOUR && hour < 12) return t('home.morning', { name });
  return hour >= 12 && hour < 18 ? t('home.afternoon', { name }) : t('home.evening', { name });
}
