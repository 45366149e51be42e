/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
import { createElement } from 'react'
import { entryById } from '../../lib/build/content/entries'
import type { ProseName } from '../../lib/build/content/proseNames'
import type { Template } from '../../lib/build/template/printedTemplate'
import { templateText } from '../../lib/build/template/templateMarkdown'
import type { ChartData } from '../../schemas/articleChart'
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
import { StateRules } from '../policy/StateRules'
import { printTemplate } from '../template/printTemplate'
import { TemplateCard } from '../template/TemplateCard'
import { ArticleChart } from './ArticleChart'
import { Answer, Callout, Checklist, Example, Faq, Log, SideNote } from './proseBlocks'

type TemplateEntry = { id: string; data: Template }

/**
 * @param templates the templates that `<TemplateCard id="…" />` chooses from
 * @param charts those of the article’s front matter, which `<Chart id="…" />` chooses from
 */
export const proseComponents = (templates: readonly TemplateEntry[], charts: readonly ChartData[] = []) =>
  ({
    AnalyticsNote,
    Answer,
    Callout,
    CallInRecord,
    Checklist,
    CookieSentence,
    Example,
    Faq,
    Log,
    Chart: ({ id }: { id: string }) => createElement(ArticleChart, entryById(charts, id, 'An article shows the chart')),
    FmlaDeadlines,
    ImplementationPlan,
    KpiTable,
    ManagerTimeline,
    NoShowLadder,
    OthersSentence,
    PointLadder,
    PointsTable,
    ReasonCodes,
    ReviewLoad,
    SideNote,
    StateRules,
    TemplateCard: ({ id }: { id: string }) => {
      const { data } = entryById(templates, id, 'An article offers the template')
      const template = printTemplate(data)
      return createElement(TemplateCard, { id, template, markdown: templateText(template) })
    },
    table: ScrollTable,
  }) satisfies Record<ProseName | 'table', unknown>
