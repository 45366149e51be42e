/**
 * `npm run dev` serves what the build serves: feeds, sitemap, share cards, search data and the form. It also shows drafts, with a mark, and
 * changes while it runs.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '#scripts/check-page/axe.ts'
import { findSmallTargets } from '#scripts/check-page/elementDefects.ts'
import { requireChromium } from '#scripts/lib/browsers/chromium.ts'
import { PLAYWRIGHT_FLAGS } from '#scripts/lib/browsers/playwrightFlags.ts'
import { findFreePort } from '#scripts/lib/processes/findFreePort.ts'
import { waitUntilServing } from '#scripts/lib/processes/runningServer.ts'
import { writeLandingSkeleton } from '#scripts/lib/skeletons/pageSkeletons.ts'
import { UNFILLED } from '#src/contentEngine/textRules/everyText.ts'
import { readClaims } from '#src/facts/claims.ts'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { GALLERY_ADDRESS } from '#src/gallery/galleryIntegration.ts'
import { createPhonePicture } from '#src/lib/build/pictures/phonePicture.testing.ts'
import { icons, resources, routes, routeTo, services } from '#src/site/routes.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { findMissingRings } from '../browser/focusRings.ts'
import { findFaintText } from '../browser/textColors.ts'
import { createScratch, editFile, readEditorEnvironment } from '../lib/scratchProject.ts'
import { findEdgelessButtons, openGallery } from './specimens.ts'

const claims = readClaims()

/** Long, because other tests may keep the machine busy. */
const TIMEOUT_MS = 90_000
let folder: string
let article: string
let child: ChildProcess
let serverLog = ''
let origin: { site: string; form: string }
const fetchPage = (path: string) => fetch(`${origin.site}${path}`, { headers: { accept: 'text/html' } })
/** @returns the text of the page; empty while the server restarts */
const fetchText = (path: string) =>
  fetchPage(path).then(
    (answer) => answer.text(),
    () => '',
  )
const BLOG_FOLDER = 'src/content/blog'
const withTitle = (title: string) => article.replace(/^title:.*$/m, `title: ${title}`)
/** Waits until the page has the words. Keeps the page out of the failure's message. */
const waitForWords = (path: string, words: string | RegExp) =>
  expect
    .poll(async () => (await fetchText(path)).search(typeof words === 'string' ? RegExp.escape(words) : words), {
      timeout: TIMEOUT_MS,
      interval: 100,
      message: `${path} shows ${words}`,
    })
    .toBeGreaterThanOrEqual(0)
/**
 * Requests pages in turn while something happens, to check that nothing is cached that was read halfway. Some requests are aborted, and
 * nothing may wait for them.
 */
async function visitWhile(paths: readonly string[], something: () => Promise<void>): Promise<void> {
  let isDone = false
  const visits = paths.map(async (path) => {
    while (!isDone) {
      const leaving = fetch(`${origin.site}${path}`, { signal: AbortSignal.timeout(50) }).catch(() => null)
      await Promise.all([fetchText(path), leaving])
    }
  })
  await something().finally(() => {
    isDone = true
  })
  await Promise.all(visits)
}

beforeAll(async () => {
  folder = (await createScratch({})).folder
  const [first = ''] = await readdir(join(folder, BLOG_FOLDER))
  article = await readFile(join(folder, BLOG_FOLDER, first), 'utf8')
  await writeFile(
    join(folder, BLOG_FOLDER, 'an-unfinished-one.mdx'),
    withTitle('An article that is not finished').replace(/^author:/m, 'draft: true\nauthor:'),
  )
  await writeFile(
    join(folder, BLOG_FOLDER, 'a-later-one.mdx'),
    withTitle('An article for another year').replace(/^(publishedAt|updatedAt):.*$/gm, '$1: 2199-01-02'),
  )
  const [site, form] = [await findFreePort(), await findFreePort()]
  origin = { site: `http://localhost:${site}`, form: `http://localhost:${form}` }
  const env = {
    ...readEditorEnvironment(),
    PORT: String(site),
    FORM_PORT: String(form),
    LEADS_DB: join(folder, 'leads.sqlite'),
  }
  child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      serverLog += data
    })
  const started = { child, name: 'The development server', output: () => serverLog }
  await waitUntilServing(`${origin.site}${resources.robots}`, started, TIMEOUT_MS)
})
afterAll(async () => {
  if (child.exitCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

describe('files for machines', () => {
  it.each([resources.rss, resources.atom])('%s has the articles in full', async (path) => {
    const answer = await fetchPage(path)
    expect(answer.headers.get('content-type')).toContain('xml')
    expect((await answer.text()).length).toBeGreaterThan(100_000)
  })
  it('a sitemap with dates', async () => {
    const sitemap = await (await fetchPage(resources.sitemap)).text()
    expect(sitemap).toContain(`${routes.requestDemo}</loc>`)
    expect(sitemap).not.toContain(`${routes.status}</loc>`)
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })
  it('the page finder’s data', async () => {
    const found = (await (await fetchPage(resources.searchData)).json()) as { path: string }[]
    expect(found.map((page) => page.path)).toContain(routes.faqs)
  })
  it.each([routeTo.shareCard(routes.home), routeTo.shareCard(routes.faqs), icons.large])('the picture %s', async (path) => {
    const answer = await fetchPage(path)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(new TextDecoder('latin1').decode((await answer.arrayBuffer()).slice(1, 4))).toBe('PNG')
  })
  it.each([resources.securityTxt, resources.webManifest, icons.svg, icons.ico])('%s', async (path) =>
    expect((await fetchPage(path)).status).toBe(200),
  )
})

describe('pages for developers', () => {
  it('the component gallery, with a component and a scene from content', async () => {
    const answer = await fetchPage(GALLERY_ADDRESS)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    for (const part of ['SectionHeading', 'dashboard']) expect(page).toMatch(new RegExp(`<h3[^>]*>${part}</h3>`))
  })
})

describe('in the component gallery', () => {
  let browser: Browser | undefined
  let page: Page
  beforeAll(async () => {
    ;({ browser, page } = await openGallery(origin.site))
  })
  afterAll(() => browser?.close())

  it('all text can be read in both themes', async () => {
    await page.setViewportSize({ width: 1280, height: 1000 })
    expect(await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })).toEqual([])
  })
  it('controls are large enough for a mouse and show that they have focus', async () => {
    expect(await findSmallTargets(page, 24)).toEqual([])
    expect(await findMissingRings(page)).toEqual([])
  })
  it('forced colors keep text readable, and keep edges of buttons and focus rings', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await findFaintText(page)).toEqual([])
    expect(await findEdgelessButtons(page, uiAttributes.button.selector)).toEqual([])
    expect(await findMissingRings(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  })
})

describe('the search for words of a page', () => {
  it('names the file and line of what is clicked, or typed, and opens it', async () => {
    const browser = await chromium.launch({ executablePath: await requireChromium(), args: PLAYWRIGHT_FLAGS })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(TIMEOUT_MS)
      const openedFiles: (string | null)[] = []
      await page.route('**/__open-in-editor*', (route) => {
        openedFiles.push(new URL(route.request().url()).searchParams.get('file'))
        return route.fulfill()
      })
      const address = `${origin.site}${routes.team}`
      await page.goto(address)
      const opener = page.getByRole('button', { name: 'Where are these words?' })
      await opener.press('Enter')
      await page.getByRole('heading', { level: 1 }).click()
      await page.getByRole('button', { name: /^src\/content\/pages\/team\.yaml, line \d+, heading$/ }).click()
      await expect.poll(() => openedFiles).toEqual([expect.stringMatching(/^src\/content\/pages\/team\.yaml:\d+$/)])
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
      await page.getByRole('button', { name: /every-page\.yaml, line \d+, header/ }).waitFor()
      expect(page.url()).toBe(address)
      await page.getByRole('searchbox', { name: /or type some/ }).fill('Skip to content')
      await page.getByText('These words are not in src/content.').waitFor()
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('Escape')
      await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
      await page.waitForURL(`${origin.site}${routes.blog}`)
    } finally {
      await browser.close()
    }
  })
})

describe('files for editors’ programs', () => {
  it('the fields of files that are no collections', async () => {
    const { 'yaml.schemas': schemas } = JSON.parse(await readFile(join(folder, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': Record<string, string>
    }
    const own = Object.keys(schemas).filter((path) => path.startsWith('.build/'))
    expect(own).toHaveLength(Object.keys(factFileSchemas).length)
    for (const path of own) {
      type Fields = { properties: Record<string, { description: string }> }
      const schema = JSON.parse(await readFile(join(folder, path), 'utf8')) as Fields | { additionalProperties: Fields }
      const { properties } = 'properties' in schema ? schema : schema.additionalProperties
      const described = Object.values(properties).filter(({ description }) => description)
      expect(described.length).toBeGreaterThan(1)
    }
  })
  it('a schema of each file that takes tokens, including those that Astro writes', async () => {
    const { 'yaml.schemas': schemas } = JSON.parse(await readFile(join(folder, '.vscode/settings.json'), 'utf8')) as {
      'yaml.schemas': Record<string, string>
    }
    const token = JSON.stringify({ type: 'string', pattern: '\\{[^{}]+\\}' })
    for (const path of Object.keys(schemas)) expect(await readFile(join(folder, path), 'utf8'), path).toContain(token)
  })
})

describe('articles that are not on the site yet', () => {
  it('are in the list and on their page, with the reason why they are not published', async () => {
    const list = await (await fetchPage(routes.blog)).text()
    expect(list).toMatch(/>Draft<.*An article that is not finished/s)
    expect(list).toMatch(/>Appears January 2, 2199<.*An article for another year/s)
    expect(await (await fetchPage(routeTo.article('an-unfinished-one'))).text()).toContain('>Draft<')
  })
})

describe('changes while it runs', () => {
  it('a link to a missing article is reported, and works as soon as the article exists', async () => {
    const linking = withTitle('An article that links another one').replace(
      /(\n---\n[\s\S]*?\n## .*\n)/,
      '$1\n[Look here]({article:one-that-comes-later}).\n',
    )
    await writeFile(join(folder, BLOG_FOLDER, 'a-linking-one.mdx'), linking)
    await waitForWords(routes.blog, /a-linking-one\.mdx, line \d+: There is no token \{article:one-that-comes-later\}/)
    // Not a page of Vite's, so the browser itself must reload it.
    expect((await fetchPage(routes.blog)).headers.get('refresh')).toBe('2')
    const [later, linked] = [routeTo.article('one-that-comes-later'), routeTo.article('a-linking-one')]
    await visitWhile([routes.blog, later, linked], async () => {
      await writeFile(join(folder, BLOG_FOLDER, 'one-that-comes-later.mdx'), withTitle('One that comes later'))
      await waitForWords(linked, `href="${later}">Look here`)
      await waitForWords(later, 'One that comes later</h1>')
    })
  })
  it('a page made by a command is served before it is filled in', async () => {
    await mkdir(join(folder, 'src/content/landing'), { recursive: true })
    await writeFile(join(folder, 'src/content/landing/peak-season.yaml'), writeLandingSkeleton('Peak season'))
    await waitForWords(routeTo.landing('peak-season'), new RegExp(`<h1[^>]*>${UNFILLED}`))
  })
  it('a problem between entries is printed in the terminal once, and every page is served', async () => {
    const pictures = join(folder, 'src/content/pictures')
    await mkdir(pictures, { recursive: true })
    await copyFile('docs/home.png', join(pictures, 'not-used-yet.png'))
    await waitForWords(routes.faqs, '</h1>')
    expect((await fetchPage(routeTo.article('an-unfinished-one'))).status).toBe(200)
    const told = () => serverLog.split('not-used-yet.png').length - 1
    await expect.poll(told, { timeout: TIMEOUT_MS, interval: 100 }).toBeGreaterThan(0)
    const count = told()
    expect((await fetchPage(routes.faqs)).status).toBe(200)
    expect(told()).toBe(count)
    await rm(join(pictures, 'not-used-yet.png'))
  })
  it('a photograph, and the one that replaces it', async () => {
    const content = join(folder, 'src/content')
    await mkdir(join(content, 'pictures'), { recursive: true })
    const replacePicture = async (color: string) =>
      writeFile(join(content, 'pictures/IMG_1.JPG'), await createPhonePicture(640, 480, color))
    /** @returns the address of the picture on the page; null while there is none */
    const readAddress = async () =>
      /<img[^>]*src="([^"]*IMG_1[^"]*)"/.exec(await fetchText(routeTo.article('an-unfinished-one')))?.[1] ?? null
    await replacePicture('olive')
    await editFile(
      join(folder, BLOG_FOLDER, 'an-unfinished-one.mdx'),
      (text) => `${text}\n<Picture src="IMG_1.JPG" alt="The gate at night." />\n`,
    )
    await expect.poll(readAddress, { timeout: TIMEOUT_MS, interval: 100 }).not.toBeNull()
    const address = await readAddress()
    await replacePicture('gold')
    await expect.poll(async () => [address, null].includes(await readAddress()), { timeout: TIMEOUT_MS, interval: 100 }).toBe(false)
  })
  it('a new author can be used at once', async () => {
    await editFile(
      join(folder, 'src/content/pages/team.yaml'),
      (text) =>
        `${text.trimEnd()}\n  - { id: noor-haddad, name: Noor Haddad, title: Head of data, bio: Counts what nobody counted before., portrait: null }\n`,
    )
    await editFile(join(folder, BLOG_FOLDER, 'one-that-comes-later.mdx'), (text) => text.replace(/^author: .*$/m, 'author: noor-haddad'))
    await waitForWords(routeTo.article('one-that-comes-later'), 'Noor Haddad')
  })
  it('a changed figure changes on every page that has it, and a broken one is reported, without a new start', async () => {
    const { value } = claims.languages
    const writeValue = (written: string) =>
      editFile(join(folder, 'src/content/facts/claims.yaml'), (text) =>
        text.replace(/^(languages:\n {2}value: ).*\n(?: {2}source: .*\n)?/m, `$1${written}\n  source: head of operations\n`),
      )
    await waitForWords(routes.home, `${value} languages`)
    await writeValue('163+')
    await waitForWords(routes.home, '163+ languages')
    expect((await fetchText(routes.home)).includes(`${value} languages`)).toBe(false)
    await waitForWords(routes.claims, '163+')
    await writeValue('many')
    await waitForWords(routes.home, /claims\.yaml, line \d+, languages › value: /)
    await writeValue('164+')
    await waitForWords(routes.home, '164+ languages')
    expect(serverLog).not.toContain('starting again')
  })
  it('the server starts again once a broken file is corrected', async () => {
    const team = join(folder, 'src/content/pages/team.yaml')
    const good = await readFile(team, 'utf8')
    await writeFile(team, `${good}\nbroken: [\n`)
    await editFile(join(folder, 'src/models/policy/policy.ts'), (text) => `${text}\n`)
    await expect.poll(() => serverLog, { timeout: TIMEOUT_MS, interval: 100 }).toContain('Correct it:')
    await writeFile(team, good)
    await waitForWords(routes.team, 'Noor Haddad')
  })
})

describe('the form', () => {
  const lead = {
    name: 'Dev',
    email: 'dev@plant.example',
    company: 'Dev',
    phone: '312 555 0100',
    industry: 'Other',
    employees: '10',
    elapsed: '60000',
  }
  const post = (fields: Record<string, string>) =>
    fetch(`${origin.form}${services.leads}`, { method: 'POST', body: new URLSearchParams(fields) })

  it('is served on its own origin, and the demo page frames it from there', async () => {
    expect(await (await fetchPage(routes.requestDemo)).text()).toContain(`${origin.form}${routes.demoForm}`)
    expect(await (await fetch(`${origin.form}${routes.demoForm}`)).text()).toContain(`action="${services.leads}"`)
  })
  it('takes requests, and answers without JavaScript with its own page', async () => {
    const sent = await post({ ...lead, consent: 'on' })
    expect([sent.status, await sent.text()]).toEqual([201, expect.stringMatching(/PP-[2-9A-Z]{8}/)])
    const wrong = await post(lead)
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="dev@plant.example"')])
    expect((await fetch(`${origin.form}${services.health}`)).status).toBe(200)
  })
})
