import { applyOperations, type Bodies, type DocKey } from '../../../../compiler/model/index.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import type { CanvasPage, PageEngine } from '../../../core/preview/page-engine.ts';
import { addDesignedSection } from './add-designed-section.ts';
import type { DesignedSection } from './designed-section.ts';

/** Id of the section on a page that previews it. */
export const PREVIEW_SECTION = 'section-preview';

/**
 * Renders each design on a page of its own, with the theme and the content of the site. The engine then has these pages, too,
 * until its next update. Designs have no page while the site has errors.
 */
export function renderDesigns(
  engine: PageEngine,
  bodies: Bodies,
  designs: ReadonlyMap<string, DesignedSection>,
): ReadonlyMap<string, CanvasPage> {
  let all = bodies;
  for (const [id, design] of designs) all = withPage(all, keyOf(id), design);
  engine.update(all);
  const pages = new Map<string, CanvasPage>();
  for (const id of designs.keys()) {
    const page = engine.page(keyOf(id));
    if (page !== undefined) pages.set(id, page);
  }
  return pages;
}

function keyOf(designId: string): DocKey {
  return `page:${PREVIEW_SECTION}-${designId}`;
}

/** Adds a page with the section, made by the command that adds it to a page of the site. */
function withPage(bodies: Bodies, doc: DocKey, design: DesignedSection): Bodies {
  const urlId = doc.replace(':', '-');
  const page = { pageType: PAGE_TYPE.page, title: urlId, urlId, seo: {} };
  const blockIds = design.blocks.map((_, index) => `${urlId}-${index}`);
  const withEmpty = new Map(bodies).set(doc, page);
  const add = addDesignedSection({ doc, sectionId: PREVIEW_SECTION, blockIds, design });
  const applied = applyOperations(withEmpty, add(withEmpty).ops);
  return applied.ok ? applied.bodies : bodies;
}
