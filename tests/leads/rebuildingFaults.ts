/** A build while the server runs breaks no response. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { PlainError, ROOT, WORK_FOLDER } from '#scripts/lib/project.ts'
import { hashContent, hashFolder } from '#server/site/staticFiles.ts'
import { type Fault, runInTemporaryFolder } from './fault.ts'
import { startTestServer, UNLIMITED_REQUESTS } from './faultServer.ts'
import { waitUntil } from './leadReceivers.ts'
import { FAULT_PAGES } from './pageFaults.ts'

/** The built folder is deleted and replaced several times. Each response is complete, and its ETag is right. */
const rebuildWhileServing = () =>
  runInTemporaryFolder(async (folder) => {
    await cp(`${ROOT}dist`, `${folder}/dist`, { recursive: true })
    const manifest = JSON.parse(await readFile(`${WORK_FOLDER}manifest.json`, 'utf8'))
    const putManifest = async () => {
      const files = await hashFolder(`${folder}/dist`)
      await writeFile(`${folder}/next.json`, JSON.stringify({ ...manifest, files }))
      await rename(`${folder}/next.json`, `${folder}/manifest.json`)
    }
    await putManifest()
    const server = await startTestServer({ ...UNLIMITED_REQUESTS, LEADS_DB: `${folder}/leads.sqlite`, SITE_FOLDER: folder })
    let responseCount = 0
    let isEnded = false
    const seenMarks = new Set<string>()
    const visit = async () => {
      for (let index = 0; !isEnded; index++) {
        const response = await fetch(`${server.site}${FAULT_PAGES[index % FAULT_PAGES.length]}`, {
          headers: { 'accept-encoding': 'identity' },
        })
        const bytes = Buffer.from(await response.arrayBuffer())
        if (response.status !== 200 || response.headers.get('etag') !== `"${hashContent(bytes)}"`)
          throw new PlainError(
            `${response.url} answered ${response.status} with an ETag that ${response.status === 200 ? 'is not true' : 'does not matter'}.`,
          )
        responseCount += 1
        for (const mark of bytes.toString().match(/<!--build \d-->/g) ?? []) seenMarks.add(mark)
      }
    }
    const visits = Promise.all([visit(), visit()])
    visits.catch(() => {})
    try {
      for (let build = 1; build <= 3; build++) {
        await rm(`${folder}/dist`, { recursive: true })
        await cp(`${ROOT}dist`, `${folder}/dist`, { recursive: true })
        await rm(`${folder}/dist/index.html.br`)
        await rm(`${folder}/dist/index.html.gz`)
        await writeFile(`${folder}/dist/index.html`, `${await readFile(`${ROOT}dist/index.html`, 'utf8')}<!--build ${build}-->`)
        await putManifest()
        if (!(await waitUntil(() => seenMarks.has(`<!--build ${build}-->`), 20))) {
          isEnded = true
          await visits
          throw new PlainError(`Build ${build} was not taken over.`)
        }
      }
      isEnded = true
      await visits
      return `3 builds taken over, ${responseCount} answers, all 200 with true ETags`
    } finally {
      isEnded = true
      await server.stop('SIGKILL')
    }
  })

export const rebuildingFaults: Fault[] = [
  { name: 'dist/ deleted and built anew under the server', runtime: 'Node', run: rebuildWhileServing },
]
