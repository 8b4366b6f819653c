import type { DocKey } from '../../../../compiler/model/index.ts';
import { HEADER_FOOTER_DOCS } from '../../../../formatters/vocabulary/api/header-footer.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useDocumentName } from '../hooks/site-areas.ts';
import { useBlockName } from '../hooks/use-block-name.ts';
import { useBlocks } from '../hooks/use-blocks.ts';
import type { Selection } from '../model/selection.ts';
import { useSidePanel } from '../side-panel-content.tsx';
import { t } from '../strings/pages-strings.ts';
import css from './fields/fields.module.css';
import inspectorCss from './inspector.module.css';

export interface AreaFieldsProps {
  readonly doc: DocKey;
  readonly onSelect: (selected: Selection) => void;
}

/** What an area of the theme is, with its blocks, which the theme may hide at first, as in a menu. */
export function AreaFields({ doc, onSelect }: AreaFieldsProps) {
  const blocks = useBlocks(doc);
  const nameOf = useBlockName();
  return (
    <>
      <h2 className={inspectorCss.fieldsTitle}>{useDocumentName(doc)}</h2>
      <AreaNote doc={doc} />
      {isOfHeaderFooter(doc) && <HeaderFooterLink />}
      {blocks.map(({ id, body }) => (
        <Button key={id} onPress={() => onSelect({ kind: 'block', id })}>
          {nameOf(body)}
        </Button>
      ))}
    </>
  );
}

/** The area is a strip for blocks: the owner who looks for the logo or the navigation finds them elsewhere. */
function HeaderFooterLink() {
  const [, openPanel] = useSidePanel();
  return (
    <>
      <p className={css.quiet}>{t('area.notHeaderFooter')}</p>
      <Button onPress={() => openPanel('structure')}>{t('structure.title')}</Button>
    </>
  );
}

const HEADER_FOOTER: readonly DocKey[] = Object.values(HEADER_FOOTER_DOCS);

function isOfHeaderFooter(doc: DocKey): boolean {
  return HEADER_FOOTER.includes(doc);
}

/** Says where changes of an area are visible. */
export function AreaNote({ doc }: { readonly doc: DocKey }) {
  const name = useDocumentName(doc);
  return <p className={css.quiet}>{t('area.everywhere', { name })}</p>;
}
