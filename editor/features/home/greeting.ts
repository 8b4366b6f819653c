import { t } from './strings.ts';

/** Who is up before that has not begun the day: it is still the evening. */
const MORNING_START_HOUR = 5;

/** `hour`: from 0 to 23, where the person is. */
export function greeting(hour: number, name: string): string {
  if (hour >= MORNING_START_HOUR && hour < 12) return t('home.morning', { name });
  return hour >= 12 && hour < 18 ? t('home.afternoon', { name }) : t('home.evening', { name });
}
