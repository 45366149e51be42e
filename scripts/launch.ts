/**
 * `npm run launch`: prints when law was last read (docs/law.md), and everything that is still a sample or a placeholder. Fails until no
 * sample or placeholder is left (docs/launching.md). `npm run launch -- 2027-03-01` prints what will be due on that day.
 */

import { readClaims } from '#src/facts/claims.ts'
import { dayOf, isDay } from '#src/lib/anywhere/time/dates.ts'
import { readContentFiles } from './launch/contentFiles.ts'
import { launchList } from './launch/launchList.ts'
import { describeLawDates, listLawKinds } from './launch/lawDates.ts'
import { main, PlainError, ROOT } from './lib/project.ts'

await main(async () => {
  const today = process.argv[2] ?? dayOf(new Date())
  if (!isDay(today))
    throw new PlainError(`Give a day like 2027-03-01, or none for today: npm run launch -- 2027-03-01. "${today}" is none.`)
  const entries = readContentFiles(`${ROOT}src/content`)
  const tasks = launchList({ entries, env: process.env, claims: readClaims() })
  for (const { what, where, fix } of tasks) console.log(`${what}\n  ${where}\n  ${fix}\n`)
  for (const line of describeLawDates(listLawKinds(entries), today)) console.log(line)
  if (tasks.length > 0)
    throw new PlainError(`${tasks.length} things are left to do before a launch. docs/launching.md is the list as a task.`)
  console.log('\nNothing is left: the site holds no sample and no placeholder.')
})
