/**
 * `npm run retire -- industry OLD-SLUG TARGET`: takes down an industry, a guide, a feature, a landing page, an article, a tag or a
 * document, and redirects its addresses to another page. It changes nothing while anything still refers to the entry.
 */
import { rm, writeFile } from 'node:fs/promises'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { redirects } from '#src/site/redirects.ts'
import { describeLeftTasks } from './lib/contentChanges.ts'
import { checkCommitted, readProjectTexts } from './lib/entries/projectTexts.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { createRetirementPlan } from './retire/retirementPlan.ts'
import { parseRetirementRequest } from './retire/retirementRequest.ts'

await main(async () => {
  const [project, today] = [await readProjectTexts(), dayOf(new Date())]
  const request = parseRetirementRequest(process.argv.slice(2), project, redirects, today)
  const { remaining, removed, texts, redirected, tasks } = createRetirementPlan(request, project, redirects, today)
  const subject = `The ${request.kind} "${request.old}"`
  if (remaining.length > 0)
    throw new PlainError(`${subject} is still named. Nothing is changed: do this first, and retire it then.\n\n${remaining.join('\n')}`)
  await checkCommitted([...texts.keys(), ...removed], 'what is retired', 'all')
  for (const [file, text] of texts) await writeFile(`${ROOT}${file}`, text)
  for (const file of removed) await rm(`${ROOT}${file}`)

  const done = [...removed.map((file) => `${file} is gone`), ...[...texts.keys()].map((file) => `${file} is changed`), ...redirected]
  console.log(`${subject} is retired:\n- ${done.join('\n- ')}`)
  const check = 'Look at the change with "git diff", and run "npm run check:content".'
  console.log(`\n${describeLeftTasks([...tasks, check])}`)
})
