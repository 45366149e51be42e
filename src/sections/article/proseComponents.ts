/** Components that editors can use in an article without importing them; docs/adding-an-article.md lists them. */
import { createElement, type FunctionComponent } from 'react'
import { entryById } from '#src/contentEngine/entries/entryLookup.ts'
import type { PrintedTemplate } from '#src/downloads/template/printedTemplate.ts'
import { writeTemplateText } from '#src/downloads/template/templateMarkdown.ts'
import type { ProseName } from '#src/models/prose/proseNames.ts'
import type { AnalyticsWords } from '#src/schemas/analytics.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/charts.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import type { TemplateCardWords } from '#src/schemas/templateCards.ts'
import { AnalyticsNote, CookieSentence, OthersSentence } from '#src/sections/analytics/AnalyticsNote.tsx'
import { CallInRecord } from '#src/sections/policyTables/CallInRecord.tsx'
import { ScrollTable } from '#src/sections/policyTables/DataTable.tsx'
import { FmlaDeadlines } from '#src/sections/policyTables/FmlaDeadlines.tsx'
import { ImplementationPlan } from '#src/sections/policyTables/ImplementationPlan.tsx'
import { KpiTable } from '#src/sections/policyTables/KpiTable.tsx'
import { NoShowLadder, PointLadder } from '#src/sections/policyTables/Ladders.tsx'
import { ManagerTimeline } from '#src/sections/policyTables/ManagerTimeline.tsx'
import { PointsTable } from '#src/sections/policyTables/PointsTable.tsx'
import { ReasonCodes } from '#src/sections/policyTables/ReasonCodes.tsx'
import { ReviewLoad } from '#src/sections/policyTables/ReviewLoad.tsx'
import { StateRules, type StateRulesProps } from '#src/sections/policyTables/StateRules.tsx'
import { Picture, type PictureFiles, type PictureProps } from '#src/sections/shared/Picture.tsx'
import { TemplateCard } from '#src/sections/template/TemplateCard.tsx'
import { ArticleChart, type ArticleChartProps } from './ArticleChart.tsx'
import { Answer, Callout, Checklist, Example, Faq, Log, SideNote } from './proseBlocks.tsx'

/** Gives a block its texts from content, so that editors need not write them. */
const withWords =
  <Words extends object>(Block: FunctionComponent<Words>, words: Words) =>
  () =>
    createElement(Block, words)

/** For every text. */
export type ProseInputs = {
  policyTables: PolicyTables
  analytics: AnalyticsWords
  /** The rules that `<StateRules />` prints. */
  law: StateRulesProps['law']
  /** The files for `<Picture src="…" />`, by name. */
  pictures: PictureFiles
  /** For articles only. */
  ofArticle?: ArticleInputs
}
export type ArticleInputs = {
  /** The templates for `<TemplateCard id="…" />`. */
  templates: readonly { id: string; template: PrintedTemplate }[]
  templateCards: TemplateCardWords
  /** The article's front matter, for `<Chart id="…" />`. */
  charts: readonly ChartData[]
  chartWords: ChartWords
  placeGroups: ArticleChartProps['placeGroups']
}

/** @throws Error if another text uses a block that only articles have */
function requireArticleInputs(ofArticle: ArticleInputs | undefined): ArticleInputs {
  if (!ofArticle) throw new Error('A text that is no article shows a chart or a template, which only articles have.')
  return ofArticle
}

/** @throws Error if a text shows something that does not exist */
export const createProseComponents = ({ policyTables, analytics, law, pictures, ofArticle }: ProseInputs) =>
  ({
    AnalyticsNote: withWords(AnalyticsNote, { words: analytics }),
    Answer,
    Callout,
    CallInRecord: withWords(CallInRecord, policyTables.callInRecord),
    Checklist,
    CookieSentence: withWords(CookieSentence, { words: analytics }),
    Example,
    Faq,
    Log,
    Chart: ({ id }: { id: string }) => {
      const { charts, chartWords, placeGroups } = requireArticleInputs(ofArticle)
      return createElement(ArticleChart, { chart: entryById(charts, id, 'An article shows the chart'), words: chartWords, placeGroups })
    },
    FmlaDeadlines: withWords(FmlaDeadlines, policyTables.fmlaDeadlines),
    ImplementationPlan: withWords(ImplementationPlan, policyTables.implementationPlan),
    KpiTable: withWords(KpiTable, policyTables.kpiTable),
    ManagerTimeline: withWords(ManagerTimeline, policyTables.managerTimeline),
    NoShowLadder: withWords(NoShowLadder, policyTables.noShowLadder),
    OthersSentence: withWords(OthersSentence, { words: analytics }),
    Picture: ({ src, alt = '', caption }: Partial<PictureProps> & { src: string }) =>
      createElement(Picture, { pictures, name: src, alt, caption, className: 'my-8' }),
    PointLadder: withWords(PointLadder, policyTables.pointLadder),
    PointsTable: withWords(PointsTable, policyTables.pointsTable),
    ReasonCodes: withWords(ReasonCodes, policyTables.reasonCodes),
    ReviewLoad: withWords(ReviewLoad, policyTables.reviewLoad),
    SideNote,
    StateRules: ({ only }: Pick<StateRulesProps, 'only'>) => createElement(StateRules, { words: policyTables.stateRules, law, only }),
    TemplateCard: ({ id }: { id: string }) => {
      const { templates, templateCards } = requireArticleInputs(ofArticle)
      const { template } = entryById(templates, id, 'An article offers the template')
      return createElement(TemplateCard, { id, template, markdown: writeTemplateText(template), words: templateCards })
    },
    table: ScrollTable,
  }) satisfies Record<ProseName | 'table', unknown>
