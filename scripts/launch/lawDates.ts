/**
 * Lists when the site's statements about law were last compared with their sources, for the quarterly routine (docs/law.md, "Each
 * quarter").
 */
import { dayOf, daysBetween } from '#src/lib/anywhere/time/dates.ts'
import { type ContentFile, parseReviews } from './contentFiles.ts'

/** The longest quarter. Statements that were read longer ago are due. */
export const LAW_LIMIT_DAYS = 92

/** One kind of content that states law. */
type LawKind = {
  what: string
  /** What to change after reading it again. */
  fix: string
  /** Paths of files, each with the day of its last reading, "2026-11-21". */
  read: readonly { where: string; on: string }[]
}

/** @returns every kind of content with a date of law @throws Error if reviews.yaml cannot be read */
export function listLawKinds(entries: readonly ContentFile[]): LawKind[] {
  const lawyer = parseReviews(entries).legal ?? {}
  const below = (folder: string, field: string) =>
    entries
      .filter(({ path }) => path.startsWith(folder))
      .flatMap((entry) => {
        const on = findDay(entry, field)
        const reviewedOn = lawyer[entry.path]?.on
        return on === undefined ? [] : [{ where: entry.name, on: reviewedOn && dayOf(reviewedOn) > on ? dayOf(reviewedOn) : on }]
      })
  return [
    { what: 'Articles that cite law', fix: 'set its lastReviewed', read: below('blog/', 'lastReviewed') },
    { what: 'Rules of states and cities', fix: 'set reviewed at its head', read: below('facts/state-rules.yaml', 'reviewed') },
    {
      what: 'Sources of templates, with retentionRules.ts and the FMLA in policy.ts',
      fix: 'set reviewed at its head',
      read: below('facts/authorities.yaml', 'reviewed'),
    },
    {
      what: 'Templates',
      fix: 'set its date or, where the text stays, its day in src/content/checks/reviews.yaml',
      read: below('templates/', 'date'),
    },
    { what: 'PDF guides', fix: 'set its lastReviewed', read: below('guides/', 'lastReviewed') },
  ]
}

/** The YAML parser reads days as strings; only schemas make dates of them. */
function findDay({ data }: ContentFile, field: string): string | undefined {
  const value = (data as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' ? value : undefined
}

/** @param today "2026-11-23" @returns a line for each kind with its oldest day, and one for each file that is due */
export function describeLawDates(kinds: readonly LawKind[], today: string): string[] {
  return kinds.flatMap(({ what, fix, read }) => {
    const [oldest, ...others] = read.toSorted((a, b) => a.on.localeCompare(b.on) || a.where.localeCompare(b.where))
    if (!oldest) return []
    const due = [oldest, ...others].filter(({ on }) => daysBetween(on, today) > LAW_LIMIT_DAYS)
    const among = others.length > 0 ? `, the oldest of ${read.length}` : ''
    return [
      `${what}: last read on ${oldest.on} (${oldest.where}${among})`,
      ...due.map(
        ({ where, on }) => `  Warning: ${where} was last read ${daysBetween(on, today)} days ago. Read it against the law, and ${fix}.`,
      ),
    ]
  })
}
