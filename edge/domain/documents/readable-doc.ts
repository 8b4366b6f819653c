import { areaOfDoc, type Doc, HIDDEN_PASSWORD, may } from '../../../compiler/model/index.ts';
import { mayRead } from './may-read.ts';

/**
 * Returns a document as these roles may read it; undefined when they may not. Only contributors who may change a page see
 * its password: others can read the page in the dashboard, and need not pass the password on.
 */
export function readableDoc<Document extends Pick<Doc, 'key' | 'body'>>(
  roles: readonly number[],
  doc: Document,
): Document | undefined {
  if (!mayRead(roles, doc)) return undefined;
  const { key, body } = doc;
  if (!hasPassword(body) || may(roles, `${areaOfDoc(key, body)}.write`)) return doc;
  return { ...doc, body: { ...body, password: HIDDEN_PASSWORD } };
}

function hasPassword(body: unknown): body is { readonly password: unknown } {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, 'password');
}
