import { createTranslator } from '../../../ui/strings/create-translator.ts';

/** Texts of the section library, by key (R-SHELL-APP-05). */
export const t = createTranslator({
  'library.title': 'Add section',
  'library.categories': 'Section categories',
  'library.blank': 'Blank section',
  'library.needsImage': 'Shows images. Upload one of at least 600 pixels under Assets first.',
  'library.needsStore': 'Shows products. Create a store first.',
  'library.needsBlog': 'Shows posts. Create a blog first.',
  'library.full': 'Has {blocks} blocks. A page can have up to {limit}.',
  'library.category.introduction': 'Introduction',
  'library.category.about': 'About',
  'library.category.people': 'People',
  'library.category.gallery': 'Images',
  'library.category.shop': 'Shop and blog',
  'library.category.information': 'Information',
  'library.category.contact': 'Contact',
});
