/** Components that editors can use in an article without importing them; docs/adding-an-article.md lists them. */
import { createElement, type FunctionComponent } from 'react'
import { requireEntryById } from '#src/contentEngine/entries/entryLookup.ts'
import type { PrintedTemplate } from '#src/downloads/template/printedTemplate.ts'
import { writeTemplateText } from '#src/downloads/template/templateMarkdown.ts'
import { callEach } from '#src/lib/anywhere/objects/callEach.ts'
import type { ProseName } from '#src/models/names/proseNames.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { EmbeddedBy } from '#src/schemas/embeddedContent.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import type { TemplateCardWords } from '#src/schemas/shared/templateCardWords.ts'
import { AnalyticsNote, type AnalyticsTextProps, CookieSentence, OthersSentence } from '#src/sections/analytics/AnalyticsNote.tsx'
import { ScrollTable } from '#src/sections/policyTables/DataTable.tsx'
import { ImplementationPlan } from '#src/sections/policyTables/ImplementationPlan.tsx'
import { NoShowLadder, PointLadder } from '#src/sections/policyTables/Ladders.tsx'
import { ManagerTimeline } from '#src/sections/policyTables/ManagerTimeline.tsx'
import { PointsTable } from '#src/sections/policyTables/PointsTable.tsx'
import { ReviewLoad } from '#src/sections/policyTables/ReviewLoad.tsx'
import { StateRules, type StateRulesProps } from '#src/sections/policyTables/StateRules.tsx'
import { CallInRecord, FmlaDeadlines, KpiTable, ReasonCodes } from '#src/sections/policyTables/wordedTables.tsx'
import { Picture, type PictureFile, type PictureProps } from '#src/sections/shared/picture/Picture.tsx'
import { TemplateCard } from '#src/sections/template/TemplateCard.tsx'
import { ArticleChart, type ArticleChartProps } from './ArticleChart.tsx'
import { Answer, Callout, Checklist, Example, Faq, Log, SideNote } from './proseBlocks.tsx'

/** Around a picture, chart or template in a text. */
const SPACING_CLASS = 'my-8'

/** Gives a block its texts from content, so that editors need not write them. */
const withWords =
  <Words extends object>(Block: FunctionComponent<Words>, words: Words) =>
  () =>
    createElement(Block, words)

/** For every text. */
export type ProseInputs = {
  policyTables: PolicyTables
  analytics: AnalyticsTextProps
  /** The rules that `<StateRules />` prints. */
  stateRules: { places: StateRulesProps['law']['rules'] } & Omit<StateRulesProps['law'], 'rules'>
  /** The file for `<Picture src="…" />`. */
  readPicture: (name: string) => PictureFile
  /** For articles only. */
  ofArticle?: ArticleInputs
}
export type ArticleInputs = {
  /** The template for `<TemplateCard id="…" />`. */
  requireTemplate: (id: string) => PrintedTemplate
  templateCardWords: TemplateCardWords
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

/** What a component is made from: what src/schemas/embeddedContent.ts says of its tag, the picture files, and what only articles have. */
type InputsOf<Name extends ProseName> = Pick<ProseInputs, EmbeddedBy<'tags', Name> | 'readPicture' | 'ofArticle'>

/**
 * Functions that make the components, and so no `ComponentsByKind`: a text gives its tags attributes only, and everything else that a
 * component prints comes from here.
 */
const COMPONENTS = {
  AnalyticsNote: ({ analytics }) => withWords(AnalyticsNote, analytics),
  Answer: () => Answer,
  Callout: () => Callout,
  CallInRecord: ({ policyTables }) => withWords(CallInRecord, policyTables.callInRecord),
  Checklist: () => Checklist,
  CookieSentence: ({ analytics }) => withWords(CookieSentence, analytics),
  Example: () => Example,
  Faq: () => Faq,
  Log: () => Log,
  Chart:
    ({ ofArticle }) =>
    ({ id }: { id: string }) => {
      const { charts, chartWords, placeGroups } = requireArticleInputs(ofArticle)
      return createElement(ArticleChart, {
        chart: requireEntryById(charts, id, 'An article shows the chart'),
        words: chartWords,
        placeGroups,
        className: SPACING_CLASS,
      })
    },
  FmlaDeadlines: ({ policyTables }) => withWords(FmlaDeadlines, policyTables.fmlaDeadlines),
  ImplementationPlan: ({ policyTables }) => withWords(ImplementationPlan, policyTables.implementationPlan),
  KpiTable: ({ policyTables }) => withWords(KpiTable, policyTables.kpiTable),
  ManagerTimeline: ({ policyTables }) => withWords(ManagerTimeline, policyTables.managerTimeline),
  NoShowLadder: ({ policyTables }) => withWords(NoShowLadder, policyTables.noShowLadder),
  OthersSentence: ({ analytics }) => withWords(OthersSentence, analytics),
  Picture:
    ({ readPicture }) =>
    ({ src, alt = '', caption }: Partial<Pick<PictureProps, 'alt' | 'caption'>> & { src: string }) =>
      createElement(Picture, { file: readPicture(src), alt, caption, className: SPACING_CLASS }),
  PointLadder: ({ policyTables }) => withWords(PointLadder, policyTables.pointLadder),
  PointsTable: ({ policyTables }) => withWords(PointsTable, policyTables.pointsTable),
  ReasonCodes: ({ policyTables }) => withWords(ReasonCodes, policyTables.reasonCodes),
  ReviewLoad: ({ policyTables }) => withWords(ReviewLoad, policyTables.reviewLoad),
  SideNote: () => SideNote,
  StateRules: ({ policyTables, stateRules: { places: rules, reviewed, others } }) => {
    const law = { rules, reviewed, others }
    return ({ only }: Pick<StateRulesProps, 'only'>) => createElement(StateRules, { words: policyTables.stateRules, law, only })
  },
  TemplateCard:
    ({ ofArticle }) =>
    ({ id }: { id: string }) => {
      const { requireTemplate, templateCardWords } = requireArticleInputs(ofArticle)
      const template = requireTemplate(id)
      return createElement(TemplateCard, {
        id,
        template,
        markdown: writeTemplateText(template),
        words: templateCardWords,
        className: SPACING_CLASS,
      })
    },
} satisfies { [Name in ProseName]: (inputs: InputsOf<Name>) => unknown }

/** @returns the component of each name in a text. One of them throws an Error if the text shows something that does not exist */
export function createProseComponents(inputs: ProseInputs) {
  return { ...callEach(COMPONENTS, inputs), table: ScrollTable }
}
