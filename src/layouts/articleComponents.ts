/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
import { Answer, Callout, Example, Faq } from '../sections/article/blocks'
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
} from '../sections/article/PolicyTables'
import { TemplateCard } from '../sections/article/TemplateCard'
import { AnalyticsNote } from '../sections/page/AnalyticsNote'

export const articleComponents = {
  AnalyticsNote,
  Answer,
  Callout,
  CallInRecord,
  Example,
  Faq,
  FmlaClocks,
  KpiTable,
  ManagerTimeline,
  NoShowLadder,
  PointLadder,
  PointsTable,
  ReasonCodes,
  TemplateCard,
  table: ScrollTable,
}
