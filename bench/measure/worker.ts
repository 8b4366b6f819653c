import type { JsonTPage } from '../pages/json-t-page.ts';
import { PAGES } from '../pages/pages.ts';
import type { Rival } from '../rivals/rival.ts';
import { RIVALS } from '../rivals/rivals.ts';
import type { Duration, Sample, Task } from './task.ts';
import { timeOnce, timeWarm } from './time.ts';

/** Larger than any page. One buffer for all: making one each time costs a third of a page, and not the same twice. */
const bytes = Buffer.alloc(2 ** 20, ' ', 'utf8');

/** A process of the benchmark: takes a task as its argument and prints the result as JSON. */
const { duration, ...task } = JSON.parse(process.argv[2] ?? '') as Task & { readonly duration: Duration };
const rival = await RIVALS[task.rival]();
const page = PAGES[task.page]();
process.stdout.write(JSON.stringify(task.work === 'check' ? outputs(rival, page) : measure(rival, page)));

function outputs(rival: Rival, page: JsonTPage): readonly string[] {
  const render = rival.prepare(page);
  // Several times: engines may change their mind about a template that is rendered often.
  for (let turn = 0; turn < 20; turn++) page.data.map(render);
  return page.data.map(render);
}

function measure(rival: Rival, page: JsonTPage): Sample {
  switch (task.work) {
    case 'first':
      return timeOnce(() => toBytes(rival.prepare(page)(page.data[0])));
    case 'parse':
      return timeWarm(() => (rival.parse?.(page) === undefined ? 0 : 1), duration);
    default:
      return timeWarm(renderInTurn(rival, page), duration);
  }
}

function renderInTurn(rival: Rival, page: JsonTPage): () => number {
  const render = rival.prepare(page);
  const { data } = page;
  let turn = 0;
  return () => {
    turn = turn + 1 === data.length ? 0 : turn + 1;
    return toBytes(render(data[turn]));
  };
}

/** A string that was never read as a whole is often a promise only: pages leave as bytes. */
function toBytes(output: string): number {
  return bytes.write(output, 0, 'utf8');
}
