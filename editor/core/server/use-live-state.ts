import { type DocKey, isPublished } from '../../../compiler/model/index.ts';
import { useSettled } from '../../ui/dom/use-debounced-value.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { numberAt, textAt } from '../model/json-access.ts';
import { statusOf } from '../model/status.ts';
import { addressOf } from '../model/url-path.ts';
import { SERVER } from './query-keys.ts';
import { useServer } from './use-server.ts';

export interface LiveState {
  /** Visitors do not see yet what was saved. */
  readonly isChanged: boolean;
  /** Where visitors find it now; absent where they see nothing of it. */
  readonly url?: string;
}

/** Autosaves of somebody who writes come faster. */
const SETTLED_MS = 2_000;

/** What visitors have of a product or an entry, as it was saved last; undefined while it is not known. */
export function useLiveState(doc: DocKey): LiveState | undefined {
  const { api, now } = useEditor();
  // What is only typed has no address yet.
  const saved = useOpState(({ confirmed }) => confirmed.get(doc));
  const rev = useOpState(({ revs }) => revs.get(doc));
  const shopKey: DocKey = `collection:${textAt(saved, 'collectionId')}`;
  const shop = useOpState(({ confirmed }) => confirmed.get(shopKey));
  // A save changes what differs: it is asked for again, but not with each of somebody who goes on writing.
  const asked = useSettled(`${doc} ${rev}`, SETTLED_MS);
  const { data } = useServer([...SERVER.changes, asked], api.changes, { keepsLast: true });
  if (data === undefined || saved === undefined) return undefined;
  const changeOf = (key: DocKey) => data.changes.find((change) => change.key === key);
  const [own, shops] = [changeOf(doc), changeOf(shopKey)];
  const dated = { status: statusOf(saved), publishOn: numberAt(saved, 'publishOn') };
  // What is scheduled goes live at its time, which is no change.
  const isSeen = isPublished(dated, { now: now(), drafts: false });
  const urlId = own === undefined ? (isSeen ? textAt(saved, 'urlId') : '') : (own.liveUrlId ?? '');
  const shopNow = shops === undefined ? shop : { ...Object(shop), urlId: shops.liveUrlId };
  const url = addressOf(shopNow, urlId);
  return { isChanged: own !== undefined, ...(url !== undefined && { url }) };
}
