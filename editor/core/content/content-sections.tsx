import { Sections } from '../../ui/layout/sections.tsx';
import { useBodies } from '../hooks/use-documents.ts';
import { useMay } from '../hooks/use-may.ts';
import { collectionsOf, type FoundDocument, screenOf } from '../model/documents.ts';
import { textAt } from '../model/json-access.ts';
import { t } from '../strings/core-strings.ts';

export interface ContentSectionsProps {
  /** The blog that is shown; undefined on the screen of tags, and on a site without a blog. */
  readonly blog?: FoundDocument | undefined;
  readonly isTags?: boolean;
}

/** The blogs of the site, and its tags and categories for roles that can see them. */
export function ContentSections({ blog, isTags = false }: ContentSectionsProps) {
  const may = useMay();
  const blogs = collectionsOf(useBodies(), 'content').map(({ key, body }) => ({
    href: screenOf(key, body) ?? '',
    label: textAt(body, 'title'),
    isCurrent: key === blog?.key,
  }));
  const tags = { href: '/config/tags', label: t('taxon.all'), isCurrent: isTags };
  const links = may('tags.read') ? [...blogs, tags] : blogs;
  return (links.length > 1 || isTags) && <Sections label={t('content.sections')} links={links} />;
}
