/** What the texts of documents and of articles may show besides their own words: made of what their rows name (registry/pageContent.ts). */
import type { SharedContent } from '#src/registry/pageAt.ts'
import type { ArticleInputs, ProseInputs } from '#src/sections/article/proseComponents.ts'
import { pictureFiles } from './pictureFiles.ts'

/** @returns what every text may show */
export const proseInputs = ({ policyTables, analytics }: SharedContent<'documents'>): ProseInputs => ({
  policyTables,
  analytics,
  pictures: pictureFiles,
})

/** @param charts those of the article @returns what its text may show: what every text may, and charts and templates */
export const articleInputs = (
  {
    policyTables,
    analytics,
    templates,
    templateCards,
    charts: chartWords,
  }: Pick<SharedContent<'blog'>, 'policyTables' | 'analytics' | 'templates' | 'templateCards' | 'charts'>,
  charts: ArticleInputs['charts'],
): ProseInputs => ({ ...proseInputs({ policyTables, analytics }), ofArticle: { templates, templateCards, chartWords, charts } })
