/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
import { createElement, type FunctionComponent } from 'react'
import { entryById } from '#src/lib/build/content/entries/entryLookup.ts'
import type { ProseName } from '#src/lib/build/content/prose/proseNames.ts'
import type { TemplateContent } from '#src/lib/build/template/printedTemplate.ts'
import { templateText } from '#src/lib/build/template/templateMarkdown.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { TextBlocks } from '#src/schemas/textBlocks.ts'
import { AnalyticsNote, CookieSentence, OthersSentence } from '#src/sections/analytics/AnalyticsNote.tsx'
import { CallInRecord } from '#src/sections/policy/CallInRecord.tsx'
import { ScrollTable } from '#src/sections/policy/DataTable.tsx'
import { FmlaDeadlines } from '#src/sections/policy/FmlaDeadlines.tsx'
import { ImplementationPlan } from '#src/sections/policy/ImplementationPlan.tsx'
import { KpiTable } from '#src/sections/policy/KpiTable.tsx'
import { NoShowLadder, PointLadder } from '#src/sections/policy/Ladders.tsx'
import { ManagerTimeline } from '#src/sections/policy/ManagerTimeline.tsx'
import { PointsTable } from '#src/sections/policy/PointsTable.tsx'
import { ReasonCodes } from '#src/sections/policy/ReasonCodes.tsx'
import { ReviewLoad } from '#src/sections/policy/ReviewLoad.tsx'
import { StateRules, type StateRulesProps } from '#src/sections/policy/StateRules.tsx'
import { printTemplate } from '#src/sections/template/printTemplate.ts'
import { TemplateCard } from '#src/sections/template/TemplateCard.tsx'
import { ArticleChart } from './ArticleChart.tsx'
import { type PictureFile, ProsePicture, type ProsePictureProps } from './ProsePicture.tsx'
import { Answer, Callout, Checklist, Example, Faq, Log, SideNote } from './proseBlocks.tsx'

type TemplateEntry = { id: string; data: TemplateContent }

/** A block whose words are content, and which an author writes without them. */
const saying =
  <Words extends object>(Block: FunctionComponent<Words>, words: Words) =>
  () =>
    createElement(Block, words)

export type ProseInputs = {
  /** The words of the blocks. */
  blocks: TextBlocks
  /** What `<Picture src="…" />` chooses from, by name. */
  pictures: ReadonlyMap<string, PictureFile>
  /** What `<TemplateCard id="…" />` chooses from. */
  templates?: readonly TemplateEntry[]
  /** Those of the article’s front matter, which `<Chart id="…" />` chooses from. */
  charts?: readonly ChartData[]
}

/** @throws Error where a text shows what is not there */
export const proseComponents = ({ blocks, pictures, templates = [], charts = [] }: ProseInputs) =>
  ({
    AnalyticsNote: saying(AnalyticsNote, { words: blocks.analytics }),
    Answer,
    Callout,
    CallInRecord: saying(CallInRecord, blocks.callInRecord),
    Checklist,
    CookieSentence: saying(CookieSentence, { words: blocks.analytics }),
    Example,
    Faq,
    Log,
    Chart: ({ id }: { id: string }) =>
      createElement(ArticleChart, { chart: entryById(charts, id, 'An article shows the chart'), words: blocks.charts }),
    FmlaDeadlines: saying(FmlaDeadlines, blocks.fmlaDeadlines),
    ImplementationPlan: saying(ImplementationPlan, blocks.implementationPlan),
    KpiTable: saying(KpiTable, blocks.kpiTable),
    ManagerTimeline: saying(ManagerTimeline, blocks.managerTimeline),
    NoShowLadder: saying(NoShowLadder, blocks.noShowLadder),
    OthersSentence: saying(OthersSentence, { words: blocks.analytics }),
    Picture: ({ src, alt = '', caption }: Partial<ProsePictureProps> & { src: string }) => {
      const file = pictures.get(src)
      if (!file) throw new Error(`The picture ${src} was there when the content was read, and is gone.`)
      return createElement(ProsePicture, { file, alt, caption })
    },
    PointLadder: saying(PointLadder, blocks.pointLadder),
    PointsTable: saying(PointsTable, blocks.pointsTable),
    ReasonCodes: saying(ReasonCodes, blocks.reasonCodes),
    ReviewLoad: saying(ReviewLoad, blocks.reviewLoad),
    SideNote,
    StateRules: ({ only }: Pick<StateRulesProps, 'only'>) => createElement(StateRules, { words: blocks.stateRules, only }),
    TemplateCard: ({ id }: { id: string }) => {
      const { data } = entryById(templates, id, 'An article offers the template')
      const template = printTemplate(data)
      return createElement(TemplateCard, { id, template, markdown: templateText(template), words: blocks.templates })
    },
    table: ScrollTable,
  }) satisfies Record<ProseName | 'table', unknown>
