/** The documents of `/api/site-header-footer`: block fields, which a theme shows on its pages. */
export const HEADER_FOOTER_DOCS = { header: 'block-field:header', footer: 'block-field:footer' } as const;
