import { type DocKey, isPublished } from '../../../compiler/model/index.ts';
import { useDebouncedValue } from '../../ui/dom/use-debounced-value.ts';
import { useEditor } from '../hooks/editor-context.tsx';
import { useOpState } from '../hooks/use-documents.ts';
import { numberAt, textAt } from '../model/json-access.ts';
import { statusOf } from '../model/status.ts';
import { pathOf } from '../model/url-path.ts';
import { SERVER } from './query-keys.ts';
import { useServer } from './use-server.ts';

export interface LiveState {
  /** Whether saved changes are not live yet. */
  readonly isChanged: boolean;
  /** The live path; absent when the item is not live. */
  readonly url?: string;
}

/** Longer than the autosave interval during typing. */
const DEBOUNCE_MS = 2_000;

/** Returns the live state of a product or post as last saved, or undefined while unknown. */
export function useLiveState(doc: DocKey): LiveState | undefined {
  const { api, now } = useEditor();
  // Unsaved input has no URL yet.
  const saved = useOpState(({ confirmed }) => confirmed.get(doc));
  const rev = useOpState(({ revs }) => revs.get(doc));
  const shopKey: DocKey = `collection:${textAt(saved, 'collectionId')}`;
  const shop = useOpState(({ confirmed }) => confirmed.get(shopKey));
  // A save changes the difference to the live site: refetch, but not on every save during typing.
  const debouncedKey = useDebouncedValue(`${doc} ${rev}`, DEBOUNCE_MS);
  const { data } = useServer([...SERVER.changes, debouncedKey], api.changes, { keepsPreviousData: true });
  if (data === undefined || saved === undefined) return undefined;
  const changeOf = (key: DocKey) => data.changes.find((change) => change.key === key);
  const [own, shops] = [changeOf(doc), changeOf(shopKey)];
  const withDates = { status: statusOf(saved), publishOn: numberAt(saved, 'publishOn') };
  // Going live on schedule is not a change.
  const isSeen = isPublished(withDates, { now: now(), drafts: false });
  const urlId = own === undefined ? (isSeen ? textAt(saved, 'urlId') : '') : (own.liveUrlId ?? '');
  const shopNow = shops === undefined ? shop : { ...Object(shop), urlId: shops.liveUrlId };
  const url = pathOf(shopNow, urlId);
  return { isChanged: own !== undefined, ...(url !== undefined && { url }) };
}
