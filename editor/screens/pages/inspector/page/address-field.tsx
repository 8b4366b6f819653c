import { useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { setAddress } from '../../../../commands/set-address.ts';
import { useBodies } from '../../../../hooks/documents/use-documents.ts';
import { useDraft } from '../../../../hooks/documents/use-draft.ts';
import { useRun } from '../../../../hooks/documents/use-run.ts';
import { useMay } from '../../../../hooks/use-may.ts';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { documentsOf } from '../../../../model/documents/documents.ts';
import { flagAt, textAt, textsAt } from '../../../../model/read.ts';
import { t } from '../../../../strings.ts';

/** Where the page is; no other may be there. */
export function AddressField({ doc }: { readonly doc: DocKey }) {
  const bodies = useBodies();
  const body = bodies.get(doc);
  const run = useRun();
  const may = useMay();
  const label = t('field.address');
  const url = urlOf(body);
  const [was, setWas] = useState(body);
  const field = useDraft({
    stored: textAt(body, 'urlId'),
    validate: (text) => {
      if (!URL_ID.test(text)) return t('field.addressWrong');
      const others = [...documentsOf(bodies, 'page'), ...documentsOf(bodies, 'collection')];
      return others.some(({ key, body: other }) => key !== doc && textAt(other, 'urlId') === text)
        ? t('field.addressTaken')
        : undefined;
    },
    commit: (urlId) => {
      const old = [...new Set([...textsAt(was, 'redirectFrom'), urlOf(was)])]
        .filter((each) => each !== '/' && each !== `/${urlId}`)
        .slice(-10);
      run(setAddress({ doc, urlId, old, label: t('step.editBlock', { field: label }) }));
    },
  });
  return (
    <TextField
      label={label}
      isMono
      value={field.text}
      error={field.error}
      onChange={field.onChange}
      onFocus={() => setWas(body)}
      isReadOnly={!may('pages.write')}
      help={t('field.addressHelp', { url })}
      data-undo="document"
    />
  );
}

function urlOf(body: unknown): string {
  return flagAt(body, 'isHome') ? '/' : `/${textAt(body, 'urlId')}`;
}

/** One piece of an address or several (compiler/model, fields/url-id). */
const URL_ID = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*(?:\/[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*)*$/u;
