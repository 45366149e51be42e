/** What authors can use in an article without importing it; docs/adding-an-article.md lists them. */
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

export const articleComponents = {
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
