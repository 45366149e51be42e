/** What every dashboard says beside its counts, as tests use it. */
import type { DashboardWords } from '#src/schemas/dashboards.ts'

export const TEST_DASHBOARD_WORDS: DashboardWords = {
  title: 'Weeks',
  unit: 'Percent',
  missed: '{count} of {all} shifts',
  early: '{count} of {all} in time',
  filled: '{count} filled',
  crew: { unit: 'People', here: 'Here', filled: 'Filled', open: 'Open' },
  reasons: { title: 'Reasons {week}', unit: '{count} in all', others: 'The rest' },
}
