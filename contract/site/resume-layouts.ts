/** How a résumé can be laid out as a PDF: over two pages, in columns of labels and texts, or on one page. */
export const resumeLayouts = ['standard', 'european', 'one-page'] as const
export type ResumeLayout = (typeof resumeLayouts)[number]
