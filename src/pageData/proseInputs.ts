/** The data of components in the texts of documents and articles, from the collections of their rows (registry/pageContent.ts). */
import type { FolderData } from '#src/registry/readPage.ts'
import type { ArticleInputs, ProseInputs } from '#src/sections/article/proseComponents.ts'
import { pictureFiles } from './pictureFiles.ts'

/** @returns the data of components that every text may use */
export const proseInputs = ({ policyTables, analytics }: FolderData<'documents'>): ProseInputs => ({
  policyTables,
  analytics,
  pictures: pictureFiles,
})

/** @param charts those of the article @returns the data of its components: those of every text, charts and templates */
export const articleInputs = (
  {
    policyTables,
    analytics,
    templates,
    templateCards,
    charts: chartWords,
  }: Pick<FolderData<'blog'>, 'policyTables' | 'analytics' | 'templates' | 'templateCards' | 'charts'>,
  charts: ArticleInputs['charts'],
): ProseInputs => ({ ...proseInputs({ policyTables, analytics }), ofArticle: { templates, templateCards, chartWords, charts } })
