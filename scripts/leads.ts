/** `npm run leads -- <what>`: looks into the embedded store. */
import { csvOf } from '../server/leads/csv.ts'
import { readLeadSettings } from '../server/leads/settings.ts'
import { openSqlite } from '../server/leads/sqlite.ts'
import { createLeadStore } from '../server/leads/store.ts'
import { readSettings } from '../src/site/settings.ts'
import { main, PlainError, ROOT } from './lib/project.ts'

const HELP = `npm run leads -- list              the newest fifty
npm run leads -- show PP-…         one lead with everything that is kept
npm run leads -- export            all as CSV, to standard output
npm run leads -- dead              what could not be delivered, and why
npm run leads -- replay            tries the dead letters again
npm run leads -- delete E-MAIL     deletes everything of one person
npm run leads -- purge DAYS        deletes what is older (default: LEAD_RETENTION_DAYS)`

await main(async () => {
  const [what, value] = process.argv.slice(2)
  const settings = readLeadSettings(process.env, { database: `${ROOT}data/leads.sqlite`, email: readSettings(process.env).email })
  const database = openSqlite(settings.database)
  const store = createLeadStore(database)
  try {
    switch (what) {
      case 'list': {
        const leads = await store.list()
        if (leads.length === 0) console.log('No leads yet.')
        for (const lead of leads)
          console.log(
            `${lead.reference}  ${lead.receivedAt.slice(0, 16)}  ${lead.company} (${lead.employees})  ${lead.name} <${lead.email}>`,
          )
        break
      }
      case 'show': {
        const lead = value ? await store.get(value) : null
        if (!lead) throw new PlainError(`There is no lead ${value ?? '(say which: show PP-…)'}.`)
        console.log(JSON.stringify(lead, null, 2))
        break
      }
      case 'export':
        process.stdout.write(csvOf((await Array.fromAsync(store.pages())).flat()))
        break
      case 'dead': {
        const letters = await store.deadLetters()
        for (const letter of letters)
          console.log(
            `${letter.reference}  ${letter.channel}  ${letter.attempts} attempts, given up ${letter.deadAt.slice(0, 16)}: ${letter.lastError}`,
          )
        console.log(`${letters.length} dead, ${await store.pending()} waiting`)
        break
      }
      case 'replay':
        console.log(`${await store.replayDead()} will be tried again while the server runs.`)
        break
      case 'delete':
        if (!value?.includes('@')) throw new PlainError('Say whose: npm run leads -- delete somebody@company.com')
        console.log(`${await store.erase({ email: value })} leads deleted.`)
        break
      case 'purge': {
        const days = value ? Number(value) : settings.retentionDays
        if (!days || !Number.isInteger(days) || days < 1) throw new PlainError('Say how many days to keep: npm run leads -- purge 365')
        console.log(`${await store.purge(days, 0)} leads deleted.`)
        break
      }
      default:
        throw new PlainError(HELP)
    }
  } finally {
    await database.close()
  }
})
