import { DOCUMENT_SCHEMAS, documentTypeOf } from '../../../compiler/model/index.ts';
import type { CheckDocument, FieldError } from '../operations/state/rejection.ts';
import { t } from '../strings/core-strings.ts';

type Issue = NonNullable<
  ReturnType<(typeof DOCUMENT_SCHEMAS)['page']['safeParse']>['error']
>['issues'][number];

/** Checks documents with the schemas of the compiler's model, as the server does. Each body is parsed once. */
export function createSchemaCheck(): CheckDocument {
  const known = new WeakMap<object, readonly FieldError[]>();
  return (doc, body) => {
    if (typeof body !== 'object' || body === null) return [];
    const errors = known.get(body) ?? issuesOf(documentTypeOf(doc), body).map((issue) => errorOf(doc, issue));
    known.set(body, errors);
    return errors;
  };
}

function issuesOf(type: keyof typeof DOCUMENT_SCHEMAS, body: unknown): readonly Issue[] {
  return DOCUMENT_SCHEMAS[type].safeParse(body).error?.issues ?? [];
}

function errorOf(doc: FieldError['doc'], issue: Issue): FieldError {
  return { doc, path: issue.path.map(String).join('.'), message: messageOf(issue) };
}

/** The limits of the schema in words for users; the schema's own text where it has one. */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      if (issue.origin === 'string') return t('limit.tooLong', { max: format(issue.maximum) });
      if (issue.origin === 'array') return t('limit.tooMany', { max: format(issue.maximum) });
      return t('limit.tooLarge', { max: format(issue.maximum) });
    case 'too_small':
      if (issue.origin === 'string') return t('limit.required');
      return t('limit.tooSmall', { min: format(issue.minimum) });
    case 'invalid_type':
      return issue.expected === 'int' ? t('limit.wholeNumber') : t('limit.invalid');
    default:
      return sentence(issue.message);
  }
}

/** Messages of the model start with `must`; those of the library describe types, for developers. */
function sentence(message: string): string {
  return message.startsWith('must ')
    ? `${message.charAt(0).toUpperCase()}${message.slice(1)}`
    : t('limit.invalid');
}

function format(limit: number | bigint): string {
  return new Intl.NumberFormat('en').format(limit);
}
