/** Measures the largest contentful paint on a slow phone, with the bytes that were fetched until then, and as Lighthouse simulates it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type Browser } from 'puppeteer-core'
import { CHROMIUM_FLAGS, requireChromium } from '../lib/browsers/chromium.ts'
import { measureUrl } from '../lib/browsers/lighthouseRun.ts'
import { addValue, type BenchmarkRow, type MeasuredSite } from './benchmarkRow.ts'
import { MEASURED_PAGES } from './measuredPages.ts'

const SLOWDOWN = 4
/** In milliseconds: how long to wait after loading for a larger paint. */
const SETTLE_TIME_MS = 2500
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type PageLoad = { paint: number; scripts: number; requests: number; document: number }

/** One load in an empty browser. */
async function loadOnce(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(PHONE)
    await page.emulateCPUThrottling(SLOWDOWN)
    await page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const bytes: Record<string, number[]> = {}
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? ''
      bytes[type] ??= []
      bytes[type].push(encodedDataLength)
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await pause(SETTLE_TIME_MS)
    const paint = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint)
    const sum = (type: string) => (bytes[type] ?? []).reduce((total, size) => total + size, 0) / 1024
    return { paint, scripts: sum('Script'), requests: bytes.Script?.length ?? 0, document: sum('Document') }
  } finally {
    await context.close()
  }
}

/** @returns rows for each page: the largest paint, and the scripts that the page fetches without a visitor's action */
export async function measurePaints(sites: MeasuredSite[], rounds: number): Promise<BenchmarkRow[]> {
  const rows = Object.entries(MEASURED_PAGES).map(([name, path]) => ({
    path,
    paint: { name: `largest paint, ${name}`, unit: 'ms', values: {}, target: '0.70 of the previous' } as BenchmarkRow,
    scripts: { name: `JavaScript on load, ${name}`, unit: 'KB', values: {}, target: 'at most 10 KB' } as BenchmarkRow,
    requests: { name: `requests for JavaScript on load, ${name}`, unit: '', values: {}, target: 'at most 2' } as BenchmarkRow,
    document: { name: `HTML as it travels, ${name}`, unit: 'KB', values: {} } as BenchmarkRow,
  }))
  const profile = await mkdtemp(join(tmpdir(), 'paint-'))
  // Puppeteer's default flags turn off features that visitors' browsers have.
  const args = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...CHROMIUM_FLAGS, 'about:blank']
  const browser = await puppeteer.launch({ executablePath: await requireChromium(), ignoreDefaultArgs: true, args })
  try {
    for (let round = 0; round < rounds; round++)
      for (const { path, ...measured } of rows)
        for (const { name, slowOrigin } of sites) {
          const load = await loadOnce(browser, `${slowOrigin}${path}`)
          for (const key of ['paint', 'scripts', 'requests', 'document'] as const) addValue(measured[key], name, load[key])
        }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const of = (key: 'paint' | 'scripts' | 'requests' | 'document') => rows.map((row) => row[key])
  return [...of('paint'), ...of('scripts'), ...of('requests'), ...of('document')]
}

/** @returns a row for each measured page, with a cell for each site */
export async function measureLighthouse(sites: MeasuredSite[], rounds: number): Promise<BenchmarkRow[]> {
  const chromePath = await requireChromium()
  const rows = Object.entries(MEASURED_PAGES).map(([name, path]) => {
    const row: BenchmarkRow = {
      name: `largest paint in Lighthouse, ${name}`,
      unit: 'ms',
      values: {},
      target: '1.05 of the page without scripts',
    }
    return { path, row }
  })
  for (let round = 0; round < rounds; round++)
    for (const { path, row } of rows)
      for (const { name, origin } of sites) {
        const { numbers } = await measureUrl(`${origin}${path}`, chromePath)
        addValue(row, name, numbers.lcp)
      }
  return rows.map(({ row }) => row)
}
