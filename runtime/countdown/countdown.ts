import { element } from '../core/element.ts';

const SECOND = 1000;
/** Lengths of the units in seconds. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Adds the time that is left to the date of a countdown, and shows its last text when the time has come. */
export function mount(countdown: HTMLElement): void {
  const until = Number(countdown.dataset.until);
  const date = countdown.querySelector('.countdown-date');
  // A timer is not read out at each change.
  const clock = element('p', { class: 'countdown-clock', role: 'timer' });
  date?.before(clock);
  const done = countdown.querySelector<HTMLElement>('.countdown-done');
  const update = () => {
    let left = Math.max(0, Math.ceil((until - Date.now()) / SECOND));
    clock.hidden = left === 0;
    if (done !== null) {
      done.hidden = left > 0;
      date?.toggleAttribute('hidden', left === 0);
    }
    if (left === 0) return;
    clock.replaceChildren(
      ...UNITS.map(([unit, length]) => {
        const count = Math.floor(left / length);
        left %= length;
        return part(count, unit);
      }),
    );
    if (countdown.isConnected) setTimeout(update, SECOND - (Date.now() % SECOND));
  };
  update();
}

/** "3 days": the number and the name of its unit, in the language of the page. */
function part(count: number, unit: string): HTMLElement {
  const parts = new Intl.NumberFormat(document.documentElement.lang || 'en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).formatToParts(count);
  const textOf = (isName: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isName)
      .map(({ value }) => value)
      .join('')
      .trim();
  return element('span', {}, element('b', {}, textOf(false)), ` ${textOf(true)}`);
}
