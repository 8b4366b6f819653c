import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { recordAt } from '../../../core/model/json-access.ts';
import type { OpState } from '../../../core/operations/state/op-state.ts';
import type { Device } from '../../../core/shell/use-device.ts';
import { Disclosure } from '../../../ui/collections/disclosure.tsx';
import { Tabs } from '../../../ui/collections/tabs.tsx';
import { kindName, kindOfBlock } from '../model/block-kinds.ts';
import { isArea, layoutDeviceOf, sectionsOf } from '../model/page-layout.ts';
import type { Selection } from '../model/selection.ts';
import { t } from '../strings/pages-strings.ts';
import { AreaFields, AreaNote } from './area-fields.tsx';
import fieldsCss from './fields/fields.module.css';
import css from './inspector.module.css';
import { LayoutFields } from './layout-fields.tsx';
import { OverlapNote } from './overlap-note.tsx';
import { PageFields } from './page/page-fields.tsx';
import { SectionFields } from './section-fields.tsx';

export interface InspectorProps {
  readonly doc: DocKey;
  readonly selected: Selection;
  readonly device: Device;
  readonly onSelect: (selected: Selection) => void;
}

const BlockFields = lazyPart(
  () => import('./block-fields.tsx'),
  (module) => module.BlockFields,
);

type Tab = 'selected' | 'page';

/** Message for block kinds that cannot be edited here. */
const UNKNOWN_KIND = 'unknown';

/** Settings of the selection and of the page. The page on the canvas is rendered before them. */
export function Inspector(props: InspectorProps) {
  const isCanvasRendered = useDeferredValue(true, false);
  return (
    <section className={css.inspector} aria-label={t('inspector.label')}>
      {isCanvasRendered && <InspectorTabs {...props} />}
    </section>
  );
}

function InspectorTabs({ doc, selected, device, onSelect }: InspectorProps) {
  const [tab, setTab] = useState<Tab>('page');
  const id = selected?.id;
  useEffect(() => setTab(id === undefined ? 'page' : 'selected'), [id]);
  const hasBlocks = useOpState(
    useCallback(({ head }: OpState) => isArea(doc) || sectionsOf(head.get(doc)).length > 0, [doc]),
  );
  return (
    <Tabs
      label={t('inspector.label')}
      selected={tab}
      onSelect={(next) => setTab(next === 'page' ? 'page' : 'selected')}
      tabs={[
        {
          id: 'selected',
          label: selected?.kind === 'section' ? t('inspector.section') : t('inspector.block'),
          content: (
            <div className={css.fields}>
              {selected === undefined ? (
                <p className={fieldsCss.quiet}>{hasBlocks ? t('inspector.noBlock') : t('pages.noBlocks')}</p>
              ) : (
                <SelectedFields doc={doc} selected={selected} device={device} />
              )}
            </div>
          ),
        },
        {
          id: 'page',
          label: t(isArea(doc) ? 'inspector.area' : 'inspector.page'),
          content: (
            <div className={css.fields}>
              {isArea(doc) ? (
                <AreaFields doc={doc} onSelect={onSelect} />
              ) : (
                <PageFields doc={doc} key={doc} />
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

function SelectedFields({
  doc,
  selected,
  device,
}: Omit<InspectorProps, 'onSelect'> & { readonly selected: NonNullable<Selection> }) {
  const { kind: what, id } = selected;
  const found = useOpState(
    useCallback(
      ({ head }: OpState) => {
        const page = head.get(doc);
        if (what === 'section') return sectionsOf(page).findIndex((section) => section.id === id) + 1;
        const block = recordAt(page, 'blocks')[id];
        return block === undefined ? undefined : (kindOfBlock(block) ?? UNKNOWN_KIND);
      },
      [doc, what, id],
    ),
  );
  if (selected.kind === 'section') {
    const number = Number(found);
    if (number === 0) return <p className={fieldsCss.quiet}>{t('inspector.noBlock')}</p>;
    return (
      <>
        <h2 className={css.fieldsTitle}>{t('canvas.sectionTools', { number })}</h2>
        <SectionFields doc={doc} sectionId={selected.id} key={selected.id} />
      </>
    );
  }
  if (found === undefined || typeof found === 'number')
    return <p className={fieldsCss.quiet}>{t('inspector.noBlock')}</p>;
  const kind = found === UNKNOWN_KIND ? undefined : found;
  const layoutDevice = layoutDeviceOf(doc, device);
  return (
    <>
      <h2 className={css.fieldsTitle}>{kindName(kind)}</h2>
      {isArea(doc) && <AreaNote doc={doc} />}
      <OverlapNote doc={doc} blockId={selected.id} device={layoutDevice} />
      {kind === undefined ? (
        <p className={fieldsCss.quiet}>{t('inspector.unsupported')}</p>
      ) : (
        <BlockFields doc={doc} blockId={selected.id} kind={kind} key={selected.id} />
      )}
      <Disclosure title={t('inspector.layout')} key={`${selected.id}-layout`} isOpenAtFirst>
        <div className={css.form}>
          <LayoutFields doc={doc} blockId={selected.id} device={layoutDevice} />
        </div>
      </Disclosure>
    </>
  );
}
