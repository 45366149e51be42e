import type { DashboardWords } from '#src/schemas/shared/dashboardWords.ts'

/** The texts of a dashboard, for tests. */
export const TEST_DASHBOARD_WORDS: DashboardWords = {
  title: 'Weeks',
  unit: 'Percent',
  missed: '{count} of {all} shifts',
  early: '{count} of {all} in time',
  filled: '{count} filled',
  crew: { unit: 'People', here: 'Here', filled: 'Filled', open: 'Open' },
  reasons: { title: 'Reasons {week}', unit: '{count} in all', others: 'The rest' },
}
