/** Data for the components in texts of documents and articles. */
import { pointsGroups } from '#src/facts/law/pointsGroups.ts'
import { readStateRules } from '#src/facts/law/stateRules.ts'
import type { FolderData } from '#src/registry/readPage.ts'
import type { ArticleInputs, ProseInputs } from '#src/sections/article/proseComponents.ts'
import { makePrintedTemplate } from './makePrintedTemplate.ts'
import { pictureFiles } from './pictureFiles.ts'

/** @returns data for the components that every text may use */
export function makeProseInputs({ policyTables, analytics }: FolderData<'documents'>): ProseInputs {
  const { places: rules, reviewed, others } = readStateRules()
  return { policyTables, analytics, law: { rules, reviewed, others }, pictures: pictureFiles }
}

/** @param charts of the article @returns data for the components of every text, and for charts and templates */
export const makeArticleInputs = (
  {
    policyTables,
    analytics,
    templates,
    templateCards,
    charts: chartWords,
  }: Pick<FolderData<'blog'>, 'policyTables' | 'analytics' | 'templates' | 'templateCards' | 'charts'>,
  charts: ArticleInputs['charts'],
): ProseInputs => ({
  ...makeProseInputs({ policyTables, analytics }),
  ofArticle: {
    templates: templates.map(({ id, data }) => ({ id, template: makePrintedTemplate(data) })),
    templateCards,
    chartWords,
    charts,
    placeGroups: pointsGroups(),
  },
})
