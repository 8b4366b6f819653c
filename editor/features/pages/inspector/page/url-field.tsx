import { useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setUrlId } from '../../../../core/commands/set-url-id.ts';
import { useBody } from '../../../../core/hooks/use-documents.ts';
import { documentsOf } from '../../../../core/model/documents.ts';
import { flagAt, textAt } from '../../../../core/model/json-access.ts';
import { validateUrlId } from '../../../../core/model/url-path.ts';
import { useLiveUrlId, useRenewLiveUrlId } from '../../../../core/server/use-live-url-id.ts';
import { useOutline } from '../../hooks/use-outline.ts';
import { t } from '../../strings/pages-strings.ts';
import { BoundTextField } from '../fields/fields.tsx';

/** URL slug of the page. It must be unique. */
export function UrlField({ doc }: { readonly doc: DocKey }) {
  const bodies = useOutline();
  const body = useBody(doc);
  const [was, setWas] = useState(body);
  const live = useLiveUrlId(doc);
  const renewLive = useRenewLiveUrlId(doc);
  const check = (text: string) => {
    const error = validateUrlId(text, '/');
    if (error !== undefined) return error;
    const others = [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')];
    return others.some(
      ({ key, body: other }) => key !== doc && textAt(other, 'urlId').toLowerCase() === text.toLowerCase(),
    )
      ? t('field.slugTaken')
      : undefined;
  };
  const url = flagAt(body, 'isHome') ? '/' : `/${textAt(body, 'urlId')}`;
  return (
    <BoundTextField
      doc={doc}
      at={['urlId']}
      label={t('field.slug')}
      isMono
      onFocus={() => {
        setWas(body);
        renewLive();
      }}
      command={(change) => setUrlId({ ...change, previous: was, live, base: '/' })}
      validate={check}
      help={t('field.slugHelp', { url })}
    />
  );
}
