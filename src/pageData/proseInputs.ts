/** Data for the components in texts of documents and articles. */
import { requireEntryById } from '#src/contentEngine/entries/entryLookup.ts'
import type { RowData } from '#src/registry/readPage.ts'
import type { ARTICLE_TEXT } from '#src/registry/rows/blogContent.ts'
import type { TEXT_SOURCES } from '#src/registry/rows/shownParts.ts'
import type { ArticleInputs, ProseInputs } from '#src/sections/article/proseComponents.ts'
import { readPicture } from './pictureFiles.ts'
import { createPrintedTemplate } from './templates.ts'

type ShownByTexts = RowData<typeof TEXT_SOURCES>
type ShownByArticles = RowData<typeof ARTICLE_TEXT>

/** @returns data for the components that every text may use */
export const makeProseInputs = ({ policyTables, analytics, stateRules }: ShownByTexts): ProseInputs => ({
  policyTables,
  analytics,
  stateRules,
  readPicture,
})

/** @param charts of the article @returns data for the components of every text, and for charts and templates */
export const makeArticleInputs = (shown: ShownByArticles, charts: ArticleInputs['charts']): ProseInputs => ({
  ...makeProseInputs(shown),
  ofArticle: {
    // Made for the articles that offer it, because most articles offer one of many.
    requireTemplate: (id) =>
      createPrintedTemplate(requireEntryById(shown.templates, id, 'An article offers the template').data, shown.authorities),
    templateCards: shown.templateCards,
    chartWords: shown.charts,
    charts,
    placeGroups: shown.placeGroups,
  },
})
