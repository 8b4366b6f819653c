import type { JsonTPage } from '../pages/json-t-page.ts';
import { PAGES } from '../pages/pages.ts';
import type { Rival } from '../rivals/rival.ts';
import { RIVALS } from '../rivals/rivals.ts';
import type { Duration, Task } from './task.ts';
import { timeOnce, warmUp } from './time.ts';

/** Larger than any page. One buffer is reused: allocating one per page costs a third of a page, with large variation. */
const bytes = Buffer.alloc(2 ** 20, ' ', 'utf8');

/**
 * A benchmark process. Sends cold work and outputs immediately; for warm work, reports that it is ready and sends the time
 * of a batch for each message.
 */
const { duration, ...task } = JSON.parse(process.argv[2] ?? '') as Task & { readonly duration: Duration };
const rival = await RIVALS[task.rival]();
const page = PAGES[task.page]();
switch (task.work) {
  case 'check':
    send(outputs(rival, page));
    break;
  case 'first':
    send(timeOnce(() => toBytes(rival.prepare(page)(page.data[0]))));
    break;
  default:
    replyWith(warmUp(warmWork(rival, page), duration));
}

function replyWith(measureBatch: () => unknown): void {
  process.on('message', () => send(measureBatch()));
  send('ready');
}

function send(message: unknown): void {
  process.send?.(message);
}

function outputs(rival: Rival, page: JsonTPage): readonly string[] {
  const render = rival.prepare(page);
  // Several times: engines may optimize a template that is rendered often.
  for (let turn = 0; turn < 20; turn++) page.data.map(render);
  return page.data.map(render);
}

function warmWork(rival: Rival, page: JsonTPage): () => number {
  return task.work === 'parse'
    ? () => (rival.parse?.(page) === undefined ? 0 : 1)
    : renderInTurn(rival, page);
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

/** V8 may represent a string as unflattened parts until it is read: pages are sent as bytes. */
function toBytes(output: string): number {
  return bytes.write(output, 0, 'utf8');
}
