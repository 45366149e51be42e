/**
 * `npm run rename -- industry OLD-SLUG NEW-SLUG "New name"`: changes the address, and the name if one is given, of an industry, a feature,
 * a landing page, an article, a tag or a document, everywhere at once. If it refuses, it changes nothing.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { redirects } from '#src/site/redirects.ts'
import { describeLeftTasks } from './lib/contentChanges.ts'
import { checkCommitted, readProjectTexts } from './lib/entries/projectTexts.ts'
import { main, ROOT } from './lib/project.ts'
import { createRenamePlan } from './rename/renamePlan.ts'
import { parseRenameRequest } from './rename/renameRequest.ts'

await main(async () => {
  const project = await readProjectTexts()
  const request = parseRenameRequest(process.argv.slice(2), project, redirects)
  const { moves, texts, redirected, tasks } = createRenamePlan(request, project, redirects, dayOf(new Date()))
  await checkCommitted([...texts.keys(), ...moves.map(({ from }) => from)], 'a rename', 'no')
  for (const [file, text] of texts) await writeFile(`${ROOT}${file}`, text)
  for (const { from, to } of moves) {
    await mkdir(dirname(`${ROOT}${to}`), { recursive: true })
    await rename(`${ROOT}${from}`, `${ROOT}${to}`)
  }

  const done = [
    ...moves.map(({ from, to }) => `${from} is ${to} now`),
    ...[...texts.keys()].filter((file) => !moves.some(({ from }) => from === file)).map((file) => `${file} is changed`),
    ...redirected,
  ]
  console.log(`Renamed the ${request.kind} "${request.old}":\n- ${done.join('\n- ')}`)
  const check = 'Look at the change with "git add -A" and "git diff --staged", and run "npm run check:content".'
  console.log(`\n${describeLeftTasks([...tasks, check])}`)
})
