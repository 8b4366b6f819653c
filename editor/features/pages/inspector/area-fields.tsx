import type { DocKey } from '../../../../compiler/model/index.ts';
import { useDocumentName } from '../hooks/site-areas.ts';
import { t } from '../strings/pages-strings.ts';
import css from './fields/fields.module.css';
import inspectorCss from './inspector.module.css';

/** What an area of the theme is. It has no settings of its own. */
export function AreaFields({ doc }: { readonly doc: DocKey }) {
  const name = useDocumentName(doc);
  return (
    <>
      <h2 className={inspectorCss.fieldsTitle}>{name}</h2>
      <AreaNote doc={doc} />
    </>
  );
}

/** Says where changes of an area are visible. */
export function AreaNote({ doc }: { readonly doc: DocKey }) {
  const name = useDocumentName(doc);
  return <p className={css.quiet}>{t('area.everywhere', { name })}</p>;
}
