/**
 * Builds and serves the same sections in other frameworks, each as its documentation recommends. Runs only with `--peers`, because it
 * installs their packages first.
 */
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pageFile } from '#src/site/routes.ts'
import { findFreePort } from '../../lib/processes/findFreePort.ts'
import { type RunningServer, startProgram, startProject } from '../../lib/processes/runningServer.ts'
import { runProgram } from '../../lib/processes/runProgram.ts'
import { PlainError, ROOT } from '../../lib/project.ts'
import { MEASURED_PAGES } from '../measuredPages.ts'
import { prepareStaticPeer } from '../servedCopy.ts'
import { captureSite } from './capturedSite.ts'
import { createPeerProject, type PeerName } from './peerProject.ts'

type Peer = {
  /** The title of the column. */
  title: string
  /** The build command, below node_modules. */
  build: string[]
  /** @param folder of the built project */
  serve(folder: string): Promise<RunningServer>
}

const measuredPaths = Object.values(MEASURED_PAGES)

export const PEERS: Record<PeerName, Peer> = {
  next: {
    title: 'Next',
    build: ['next/dist/bin/next', 'build'],
    async serve(folder) {
      const port = await findFreePort()
      const args = [join(folder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1']
      return startProgram(process.execPath, args, port, folder, { ...process.env, NODE_ENV: 'production' })
    },
  },
  'react-router': {
    title: 'React Router',
    build: ['@react-router/dev/bin.cjs', 'build'],
    async serve(folder) {
      const built = join(folder, 'build/client')
      for (const path of measuredPaths.filter((measured) => measured !== '/'))
        await rename(join(built, path, 'index.html'), join(built, pageFile(path)))
      return startProject(ROOT, await prepareStaticPeer(folder, built))
    },
  },
  vite: {
    title: 'Vite',
    build: ['vite/bin/vite.js', 'build'],
    async serve(folder) {
      const dist = join(folder, 'dist')
      // Vite's single document answers every address.
      for (const path of measuredPaths.filter((measured) => measured !== '/')) {
        await mkdir(dirname(join(dist, pageFile(path))), { recursive: true })
        await cp(join(dist, 'index.html'), join(dist, pageFile(path)))
      }
      return startProject(ROOT, await prepareStaticPeer(folder, dist))
    },
  },
}

/** @param text names, separated by commas @throws PlainError that lists the known names */
export function parsePeerNames(text: string | undefined): PeerName[] {
  const names = [...new Set(text?.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !(name in PEERS))
  if (unknown !== undefined) throw new PlainError(`--peers knows ${Object.keys(PEERS).join(', ')}, but not "${unknown}".`)
  return names as PeerName[]
}

/**
 * Generates, installs, builds and serves peers.
 * @param report called with a sentence about each step
 * @returns the servers, each with the title of its column; `stop` also removes its folder
 */
export async function startPeers(names: PeerName[], report: (line: string) => void): Promise<(RunningServer & { title: string })[]> {
  if (names.length === 0) return []
  report('Capturing what the pages draw …')
  const site = await captureSite()
  const peerServers: (RunningServer & { title: string })[] = []
  try {
    for (const name of names) {
      const { title, build, serve } = PEERS[name]
      report(`Building the same pages with ${title} …`)
      const folder = await createPeerProject(name, site)
      const [program = '', ...args] = build
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
      const { code, output } = await runProgram(process.execPath, [join(folder, 'node_modules', program), ...args], { cwd: folder, env })
      if (code !== 0) throw new PlainError(`${title} could not be built in ${folder}:\n\n${output.slice(-3000)}`)
      const server = await serve(folder)
      const stop = async () => {
        await server.stop()
        await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      }
      peerServers.push({ ...server, title, stop })
    }
  } catch (error) {
    for (const { stop } of peerServers) await stop()
    throw error
  } finally {
    await rm(site.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return peerServers
}
