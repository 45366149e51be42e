/**
 * Follows the Dockerfile without a container engine. It builds from exactly the files of the build context, copies what the last stage
 * copies into an empty folder, and runs the server and the operator's commands there, without node_modules.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { services } from '#src/site/routes.ts'
import { findFreePort } from '../lib/processes/findFreePort.ts'
import { waitUntilServing } from '../lib/processes/runningServer.ts'
import { PlainError, ROOT } from '../lib/project.ts'
import { createContextFilter, parseDockerfile } from './dockerfile.ts'

const execFileAsync = promisify(execFile)
const START_TIMEOUT_MS = 20_000
/** The working directory of the image, which is below a temporary folder here. */
const WORKDIR = '/app'
const TOOLS = { PATH: process.env.PATH, HOME: process.env.HOME }

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
}

async function copyContext(to: string): Promise<void> {
  const goesIn = createContextFilter(await readFile(`${ROOT}.dockerignore`, 'utf8'))
  const filter = (path: string) => {
    const name = path.slice(ROOT.length)
    // A folder is entered if anything below it may be in the context.
    return name === '' || goesIn(name) || goesIn(`${name}/x`) || name === 'deploy'
  }
  for (const entry of await readdir(ROOT))
    if (filter(`${ROOT}${entry}`)) await cp(`${ROOT}${entry}`, `${to}/${entry}`, { recursive: true, filter })
}

async function assembleImage(folder: string): Promise<{ app: string; env: Record<string, string>; command: string[] }> {
  const stages = parseDockerfile(await readFile(`${ROOT}Dockerfile`, 'utf8'))
  const lastStage = stages.at(-1)
  const building = stages.find(({ name }) => name === 'build')
  if (!lastStage || !building) throw new PlainError('The Dockerfile has no stage "build", or no last one.')
  const context = `${folder}/context`
  await copyContext(context)
  await symlink(`${ROOT}node_modules`, `${context}/node_modules`)
  for (const line of building.runs.filter((run) => run.startsWith('node '))) {
    const [, ...words] = line.split(' ')
    await execFileAsync(process.execPath, words, { cwd: context, env: { ...TOOLS, ...building.env } }).catch(
      (error: { stderr?: string }) => {
        throw new PlainError(`The Dockerfile's "${line}" failed on its own context:\n${String(error.stderr).slice(-3000)}`)
      },
    )
  }
  for (const { fromStage, from, to } of lastStage.copies) {
    for (const path of from) {
      const source = fromStage ? join(context, path.slice(WORKDIR.length)) : join(context, path)
      const target = join(`${folder}/image`, resolve(WORKDIR, to))
      await mkdir(dirname(target), { recursive: true })
      await cp(source, target, { recursive: true })
    }
  }
  return { app: join(`${folder}/image`, WORKDIR), env: lastStage.env, command: lastStage.command }
}

/** Log collectors read each line on standard output as a JSON object. @throws PlainError with a line that is none */
function checkLog(logged: string): void {
  const events = logged
    .trim()
    .split('\n')
    .map((line) => {
      try {
        return (JSON.parse(line) as { event: string }).event
      } catch {
        throw new PlainError(`The image's server logs what is no JSON object: ${line}`)
      }
    })
  if (events[0] !== 'service.started' || events.at(-1) !== 'service.stopped')
    throw new PlainError(`The image's log does not begin with service.started and end with service.stopped:\n${logged}`)
}

const LEAD_FIELDS = {
  name: 'Container Check',
  email: 'container@plant.example',
  company: 'Container',
  phone: '312 555 0100',
  industry: 'Other',
  employees: '10',
  consent: 'on',
  elapsed: '60000',
}

/** The image's server while it runs: its addresses, what it needs to be called in the same place, and its output so far. */
type RunningImage = {
  site: string
  form: string
  env: NodeJS.ProcessEnv
  child: ChildProcess
  output: () => string
  /** Its standard output alone. */
  logged: () => string
}

/** Starts the image's server with a store in the folder. The caller ends it. */
async function startImage(folder: string, { app, env, command }: Awaited<ReturnType<typeof assembleImage>>): Promise<RunningImage> {
  const [sitePort, formPort] = [await findFreePort(), await findFreePort()]
  const settings = {
    ...env,
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    FORM_PORT: String(formPort),
    LEADS_DB: `${folder}/data/leads.sqlite`,
  }
  await mkdir(`${folder}/data`)
  await chmod(`${folder}/data`, 0o700)
  const child = spawn(process.execPath, command.slice(1), { cwd: app, env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let logged = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  child.stdout.on('data', (data) => (logged += data))
  const [site, form] = [sitePort, formPort].map((port) => `http://127.0.0.1:${port}`) as [string, string]
  return { site, form, env: settings, child, output: () => output, logged: () => logged }
}

/** Requests a page, sends the form, and lists the lead. @throws PlainError for the first that does not work */
async function checkAnswers(app: string, { site, form, env, output }: RunningImage): Promise<void> {
  const page = await fetch(`${site}/`)
  if (page.status !== 200 || !page.headers.get('content-security-policy')) throw new PlainError(`The image's site answered ${page.status}.`)
  const sent = await fetch(`${form}${services.leads}`, { method: 'POST', body: new URLSearchParams(LEAD_FIELDS) })
  const reference = /PP-[2-9A-Z]{8}/.exec(await sent.text())?.[0]
  if (sent.status !== 201 || !reference) throw new PlainError(`The image's form answered ${sent.status}:\n${output().slice(-3000)}`)
  const listed = await execFileAsync(process.execPath, ['server/leads.js', 'list'], { cwd: app, env })
  if (!listed.stdout.includes(reference))
    throw new PlainError(`"leads list" in the image does not show ${reference}:\n${listed.stdout}${listed.stderr}`)
}

/** Tells the server to stop. @throws PlainError if it does not end by itself, or has logged wrongly */
async function checkEnd({ child, output, logged }: RunningImage): Promise<void> {
  // Not "exit", because the last lines may still come after it.
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new PlainError(`The image's server ended with ${code} on SIGTERM:\n${output().slice(-3000)}`)
  checkLog(logged())
}

/** @returns a sentence about the image @throws PlainError if it does not work */
export async function testContainer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'container-'))
  let runningImage: RunningImage | undefined
  try {
    const image = await assembleImage(folder)
    const files = await listFiles(`${folder}/image`)
    const foreign = files.filter((file) => /node_modules|\.test\.|\.git\/|\.sqlite|\.tsx?$/.test(file))
    if (foreign.length > 0) throw new PlainError(`The image holds what does not belong there: ${foreign.slice(0, 10).join(', ')}.`)
    const tool = await readFile(`${folder}/image/usr/local/bin/leads`, 'utf8')
    if (!tool.includes(`${WORKDIR}/server/leads.js`)) throw new PlainError('deploy/leads calls something that is not in the image.')

    runningImage = await startImage(folder, image)
    await waitUntilServing(`${runningImage.form}${services.health}`, { ...runningImage, name: "The image's server" }, START_TIMEOUT_MS)
    await checkAnswers(image.app, runningImage)
    await checkEnd(runningImage)
    const sbom = JSON.parse(await readFile(`${image.app}/server/sbom.cdx.json`, 'utf8')) as { components: unknown[] }
    return `${files.filter((file) => file.startsWith('app/server/')).length} files of the server (${sbom.components.length} packages inside), no node_modules: a form post is stored and listed`
  } finally {
    runningImage?.child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
