/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
import { createElement } from 'react'
import { entryById } from '../../lib/build/entries'
import { type DocumentTemplate, templateMarkdown } from '../../lib/build/templateMarkdown'
import { AnalyticsNote, CookieSentence, OthersSentence } from '../analytics/AnalyticsNote'
import { Answer, Callout, Example, Faq } from './blocks'
import {
  CallInRecord,
  FmlaClocks,
  KpiTable,
  ManagerTimeline,
  NoShowLadder,
  PointLadder,
  PointsTable,
  ReasonCodes,
  ScrollTable,
} from './PolicyTables'
import { TemplateCard } from './TemplateCard'

type TemplateEntry = { id: string; data: DocumentTemplate }

/** @param templates the documents that `<TemplateCard id="…" />` chooses from */
export const articleComponents = (templates: readonly TemplateEntry[]) => ({
  AnalyticsNote,
  Answer,
  Callout,
  CallInRecord,
  CookieSentence,
  Example,
  Faq,
  FmlaClocks,
  KpiTable,
  ManagerTimeline,
  NoShowLadder,
  OthersSentence,
  PointLadder,
  PointsTable,
  ReasonCodes,
  TemplateCard: ({ id }: { id: string }) => {
    const { data } = entryById(templates, id, 'An article offers the template')
    return createElement(TemplateCard, { id, ...data, markdown: templateMarkdown(data) })
  },
  table: ScrollTable,
})
