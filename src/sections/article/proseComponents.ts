/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
import { createElement, type FunctionComponent } from 'react'
import { entryById } from '../../lib/build/content/entries/entryLookup'
import type { ProseName } from '../../lib/build/content/prose/proseNames'
import type { TemplateContent } from '../../lib/build/template/printedTemplate'
import { templateText } from '../../lib/build/template/templateMarkdown'
import type { ChartData } from '../../schemas/article/articleChart'
import type { TextBlocks } from '../../schemas/textBlocks'
import { AnalyticsNote, CookieSentence, OthersSentence } from '../analytics/AnalyticsNote'
import { CallInRecord } from '../policy/CallInRecord'
import { ScrollTable } from '../policy/DataTable'
import { FmlaDeadlines } from '../policy/FmlaDeadlines'
import { ImplementationPlan } from '../policy/ImplementationPlan'
import { KpiTable } from '../policy/KpiTable'
import { NoShowLadder, PointLadder } from '../policy/Ladders'
import { ManagerTimeline } from '../policy/ManagerTimeline'
import { PointsTable } from '../policy/PointsTable'
import { ReasonCodes } from '../policy/ReasonCodes'
import { ReviewLoad } from '../policy/ReviewLoad'
import { StateRules, type StateRulesProps } from '../policy/StateRules'
import { printTemplate } from '../template/printTemplate'
import { TemplateCard } from '../template/TemplateCard'
import { ArticleChart } from './ArticleChart'
import { Answer, Callout, Checklist, Example, Faq, Log, SideNote } from './proseBlocks'

type TemplateEntry = { id: string; data: TemplateContent }

/** A block whose words are content, and which an author writes without them. */
const saying =
  <Words extends object>(Block: FunctionComponent<Words>, words: Words) =>
  () =>
    createElement(Block, words)

/**
 * @param blocks the words of the blocks
 * @param templates the templates that `<TemplateCard id="…" />` chooses from
 * @param charts those of the article’s front matter, which `<Chart id="…" />` chooses from
 */
export const proseComponents = (blocks: TextBlocks, templates: readonly TemplateEntry[], charts: readonly ChartData[] = []) =>
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
