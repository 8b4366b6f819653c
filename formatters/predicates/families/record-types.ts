import type { Predicate, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { asString } from '../../values/as-string.ts';
import { frameMember } from '../../values/member.ts';
import { RECORD_TYPE } from '../../vocabulary/content/record-type.ts';

/** A record type, and a promoted block type that counts as the same (language reference 18.3). */
interface RecordRule {
  readonly name: string;
  readonly code: number;
  readonly promotedBlock?: string;
}

const RULES: readonly RecordRule[] = [
  { name: 'undefined', code: -1 },
  { name: 'text', code: RECORD_TYPE.text },
  { name: 'image', code: RECORD_TYPE.image, promotedBlock: 'image' },
  { name: 'quote', code: RECORD_TYPE.quote, promotedBlock: 'quote' },
  { name: 'link', code: RECORD_TYPE.link, promotedBlock: 'link' },
  { name: 'audio', code: RECORD_TYPE.audio },
  { name: 'video', code: RECORD_TYPE.video, promotedBlock: 'video' },
  { name: 'external-video', code: RECORD_TYPE.video, promotedBlock: 'video' },
  { name: 'store-item', code: RECORD_TYPE['store-item'] },
  { name: 'event', code: RECORD_TYPE.event },
  { name: 'gallery', code: RECORD_TYPE.gallery, promotedBlock: 'gallery' },
  { name: 'binary', code: RECORD_TYPE.binary },
  { name: 'css-asset', code: RECORD_TYPE['css-asset'] },
  { name: 'tweak-asset', code: RECORD_TYPE['tweak-asset'] },
  { name: 'digital-good', code: RECORD_TYPE['digital-good'] },
  { name: 'attachment', code: RECORD_TYPE.attachment },
  { name: 'wordpress-export', code: RECORD_TYPE['wordpress-export'] },
  { name: 'json-export', code: RECORD_TYPE['json-export'] },
  { name: 'site-search', code: RECORD_TYPE['site-search'] },
  { name: 'active-time', code: RECORD_TYPE['active-time'] },
  { name: 'tweet', code: RECORD_TYPE.tweet },
  { name: 'checkin', code: RECORD_TYPE.checkin },
  { name: 'kbarticle', code: RECORD_TYPE.kbarticle },
];

/**
 * `{.image?}`, `{.event?}` and so on: the record type of the current value. Chat, review and thread have no
 * predicate.
 */
export const recordTypePredicates: readonly Predicate[] = RULES.map((rule) => ({
  name: `${rule.name}?`,
  prepare: () => (scope) => follows(rule, scope.node),
}));

function follows({ code, promotedBlock }: RecordRule, node: Value): boolean {
  if (asNumber(frameMember(node, 'recordType')) === code) return true;
  return promotedBlock !== undefined && asString(frameMember(node, 'promotedBlockType')) === promotedBlock;
}
