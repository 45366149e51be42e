/** The embedded server. The site and the embedded demo form have different ports, so that the frame has a foreign origin. */
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { redirects } from '#src/site/redirects.ts'
import { pageFile, routes } from '#src/site/routes.ts'
import { sqliteFileProblem } from './leads/databases/sqliteFileProblem.ts'
import { FormPageUnusable } from './leads/http/formPage.ts'
import { createLog, type EventLog } from './leads/log.ts'
import { type LeadService, startLeadService } from './leads/service/leadService.ts'
import { chooseFormHost, type LeadSettings } from './leads/settings/leadSettings.ts'
import { describeSettings, readServiceSettings, settingsInLog } from './leads/settings/serviceSettings.ts'
import { listNewStoreWarnings, listRecipientWarnings } from './leads/settings/settingsWarnings.ts'
import { requireWords } from './site/buildManifest.ts'
import { type ListeningServer, listen } from './site/listen.ts'
import { createFormHeaders, createPathFilter, createSiteHeaders, isServicePath, listFramingSites } from './site/origins.ts'
import { type BuildPaths, readBuild, type ServedBuild, watchBuild, withPreviousAssets } from './site/readBuild.ts'
import { createSiteHandler } from './site/siteHandler.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const BUILD_PATHS: BuildPaths = { dist: `${ROOT}dist`, manifest: `${ROOT}.build/manifest.json` }

export type Ports = { site: number; form: number }
export type EmbeddedServer = {
  /** Sentences for a person about what is on. They are not printed here, because standard output is the log's. */
  summary: string[]
  /** Stops both servers and finishes open responses. */
  stop(): Promise<void>
}

/**
 * Serves the build in dist/, and each later build as soon as it is complete.
 * @param paths where the build is, for tests
 * @throws Error with a sentence for each wrong setting, or if there is no build or a port is taken
 */
export async function serve(ports: Ports, paths = BUILD_PATHS): Promise<EmbeddedServer> {
  const log = createLog()
  const firstBuild = await readBuild(paths)
  const serviceSettings = readServiceSettings(process.env, { database: `${ROOT}data/leads.sqlite`, email: firstBuild.manifest.email })
  const { leads: settings, operator } = serviceSettings
  const storeProblem = sqliteFileProblem(settings.database)
  if (storeProblem) throw new Error(storeProblem)
  const builds = followBuilds(firstBuild, paths, { ports, settings, log })
  const warnings = [...serviceSettings.warnings, ...listNewStoreWarnings(serviceSettings)]
  const leads = startLeadService(settings, {
    formPage: () => {
      const { formPage } = builds.current()
      if (formPage === undefined) throw new FormPageUnusable('is not in the build')
      return formPage
    },
    words: () => builds.current().words,
    log,
    operator,
  })
  const servers: ListeningServer[] = []
  const closeAll = async () => {
    builds.stop()
    // Deliveries are canceled at once; the store closes after the last response.
    await Promise.all([...servers.map((server) => server.close()), leads.stopDelivering()])
    await leads.stop()
  }
  try {
    servers.push(
      await listen((request, response) => builds.current().site(request, response), {
        port: ports.site,
        variable: 'PORT',
        host: settings.host ?? undefined,
      }),
    )
    servers.push(
      await listen(createFormListener(builds, leads), { port: ports.form, variable: 'FORM_PORT', host: chooseFormHost(settings) }),
    )
  } catch (error) {
    await closeAll()
    throw error
  }
  const [atSite = '', atForm = ''] = servers.map(({ address }) => address)
  log({ event: 'service.started', site: atSite, form: atForm, ...settingsInLog(serviceSettings) })
  for (const text of warnings) log({ event: 'service.warning', text })
  const stop = async () => {
    await closeAll()
    log({ event: 'service.stopped' })
  }
  return { summary: describeSettings(serviceSettings), stop }
}

/** @returns the build that is served now, which is replaced by each later one that is complete */
function followBuilds(
  firstBuild: ServedBuild,
  paths: BuildPaths,
  { ports, settings, log }: { ports: Ports; settings: LeadSettings; log: EventLog },
) {
  let lastBuild = firstBuild
  let currentBuild = prepareBuild(firstBuild, ports, settings)
  const stop = watchBuild(paths, {
    onBuild: (build) => {
      currentBuild = prepareBuild(withPreviousAssets(lastBuild, build), ports, settings)
      lastBuild = build
      for (const text of listRecipientWarnings(settings.mail, build.manifest.email)) log({ event: 'service.warning', text })
    },
    onRefusal: (error) => log({ event: 'build.refused', error }),
  })
  return { current: () => currentBuild, stop }
}

/** @returns the listener of the form's origin: the leads service answers some of its paths, the build all others */
const createFormListener =
  (builds: ReturnType<typeof followBuilds>, leads: LeadService): RequestListener =>
  (request, response) => {
    const { form, formHeaders } = builds.current()
    if (!isServicePath(request.url?.split('?', 1)[0] ?? '')) return form(request, response)
    for (const [name, value] of Object.entries(formHeaders)) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    return leads.listener(request, response)
  }

/** @returns everything that depends on the build, so that a rebuild replaces it in one step */
function prepareBuild({ manifest, files }: ServedBuild, ports: Ports, { siteOrigins }: Pick<LeadSettings, 'siteOrigins'>) {
  const sites = listFramingSites(manifest, `http://localhost:${ports.site}`, siteOrigins)
  const headers = (file?: string) => createFormHeaders(manifest, sites, file)
  return {
    site: createSiteHandler({
      files,
      redirects,
      headers: (file) => createSiteHeaders(manifest, file),
      serves: createPathFilter('site', manifest),
    }),
    form: createSiteHandler({ files, redirects: {}, headers, serves: createPathFilter('form', manifest) }),
    words: requireWords(manifest),
    formHeaders: headers(`/${pageFile(routes.demoForm)}`),
    formPage: files.get(`/${pageFile(routes.demoForm)}`)?.variants.identity.body.toString(),
  }
}
