import type { SectionDesign } from '../section-design.ts';
import { ABOUT } from './about.ts';
import { CONTACT } from './contact.ts';
import { GALLERY } from './gallery.ts';
import { INFORMATION } from './information.ts';
import { INTRODUCTION } from './introduction.ts';
import { PEOPLE } from './people.ts';
import { SHOP } from './shop.ts';

export const DESIGN_CATEGORIES = [
  'introduction',
  'about',
  'people',
  'gallery',
  'shop',
  'information',
  'contact',
] as const;

export type DesignCategory = (typeof DESIGN_CATEGORIES)[number];

/** The sections of the library, by category. */
export const SECTION_DESIGNS: Readonly<Record<DesignCategory, readonly SectionDesign[]>> = {
  introduction: INTRODUCTION,
  about: ABOUT,
  people: PEOPLE,
  gallery: GALLERY,
  shop: SHOP,
  information: INFORMATION,
  contact: CONTACT,
};
