/** A small project for tests of commands that change an entry everywhere. */
import { DOCUMENT_ROUTES, REDIRECTS, SPECIFIED_LISTS } from './dataFiles.ts'
import type { ProjectTexts } from './projectTexts.ts'

const filesIn = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text] as const)

/** The content of `REDIRECTS` below. */
export const TEST_REDIRECTS = { '/industries/stores': '/industries/retail', '/industries/mines': '/industries' }

/** The content of `SPECIFIED_LISTS` below. */
export const TEST_SPECIFIED = {
  features: { alerts: { onHome: true, offers: ['rates'] } },
  industries: { logistics: { name: 'Logistics', onHome: true }, stores: { name: 'Retail', onHome: true } },
  articles: { points: { listed: true, anchors: ['a', 'b'] } },
  documents: ['support/manual', 'legal/terms'],
}

/** Formats data as the commands do. */
export const writeData = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

/** @param more entries that replace its own, by their path below src/content */
export const testProject = (more: Readonly<Record<string, string>> = {}): ProjectTexts =>
  new Map([
    ...filesIn('docs', { 'content.md': 'Open `src/content/industries/retail.yaml`.\n' }),
    ...filesIn('src/content', {
      'blog/points.mdx': '---\ntitle: Points\npublishedAt: 2026-01-05\ntags: [ncns, points]\n---\nSee {industry:retail}.\n',
      'blog/later.mdx': '---\ntitle: Later\npublishedAt: 2027-01-05\ntags: [points, later]\n---\n',
      'documents/support/manual.mdx': '---\ntitle: The manual\n---\n',
      'documents/words.mdx': '---\ntitle: Words\n---\nSee {document:support/manual} and {route:manual}.\n',
      'features/swaps.yaml': 'name: Swaps\n',
      'features/alerts.yaml': 'name: Alerts\nmenu: Everyone hears it.\n',
      'guides/retail.yaml': 'title: The guide\n',
      'guides/security-whitepaper.yaml': 'title: The paper\n',
      'pages/home.yaml': 'blocks:\n  - kind: industries\n    show: [ logistics, retail ]\n',
      'industries/logistics.yaml': 'name: Logistics\nmenu: On time.\n',
      'industries/retail.yaml': 'name: Retail\nmenu: Open on time.\naction: { to: guide/retail }\n',
      'landing/spring.yaml': 'meta:\n  title: Spring\n',
      'shared/tags.yaml':
        'tags:\n  - id: points\n    label: Points\n  - id: ncns\n    picture: { time: "05:05" }\n    label: NCNS\n  - id: later\n    label: Later\n',
      ...more,
    }),
    ...filesIn('src/styles/heights', {
      'amounts.json': '{ "/industries/retail": { "quotes": 9 } }\n',
      'industry.css': 'section:is(["/industries/retail"]) { height: 9rem }\n',
    }),
    ...filesIn('tests', { 'browser/tour.spec.ts': "await page.goto('/industries/retail')\n", 'unit/made.test.ts': '/industries/retail' }),
    [DOCUMENT_ROUTES, writeData({ manual: '/support/manual', words: '/words' })],
    [SPECIFIED_LISTS, writeData(TEST_SPECIFIED)],
    [REDIRECTS, writeData(TEST_REDIRECTS)],
  ])
