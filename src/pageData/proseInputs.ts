/** Data for the components in texts of documents and articles. */
import { requireEntryById } from '#src/contentEngine/entries/entryLookup.ts'
import type { RowData } from '#src/registry/readPage.ts'
import type { ARTICLE_PROSE_SOURCES } from '#src/registry/rows/blogContent.ts'
import type { PROSE_SOURCES } from '#src/registry/rows/entryParts.ts'
import type { ArticleInputs, ProseInputs } from '#src/sections/prose/proseComponents.ts'
import { createPrintedTemplate } from '#src/sections/template/createPrintedTemplate.ts'
import { site } from '#src/site/site.ts'
import { readPicture } from './pictureFiles.ts'

type TextInputs = RowData<typeof PROSE_SOURCES>
type ArticleTextInputs = RowData<typeof ARTICLE_PROSE_SOURCES>

/** @returns data for the components that every text may use */
export const createProseInputs = ({ policyTables, analytics, stateRules }: TextInputs): ProseInputs => ({
  policyTables,
  analytics: { analytics: site.analytics, words: analytics },
  stateRules,
  readPicture,
})

/** @param charts of the article @returns data for the components of every text, and for charts and templates */
export const createArticleInputs = (content: ArticleTextInputs, charts: ArticleInputs['charts']): ProseInputs => ({
  ...createProseInputs(content),
  ofArticle: {
    // Made for the articles that offer it, because most articles offer one of many.
    requireTemplate: (id) =>
      createPrintedTemplate(requireEntryById(content.templates, id, 'An article offers the template').data, content.authorities),
    templateCardWords: content.templateCardWords,
    chartWords: content.chartWords,
    charts,
    placeGroups: content.placeGroups,
  },
})
