/** Addresses of the site are spelled out in `routes.ts` alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SPECIFIED_DOCUMENTS } from '#src/specification/specifiedLists.ts'
import documentRoutes from './documentRoutes.json' with { type: 'json' }
import { folders, icons, isLegalText, notFoundRoutes, pageFile, resources, routes, routeTo, services } from './routes.ts'
import { readSettings } from './settings.ts'

/** Files that may spell out what looks like an address of the site. */
const ALLOWED: Record<string, { has: string[]; because: string }> = {
  'server/site/addressing.ts': { has: ['/404.html', '\\/404'], because: 'each folder of any site may have a not-found page' },
  'tests/leads/crowdFaults.ts': { has: ['/status'], because: 'a file of /proc' },
  'scripts/build/pageAddresses.ts': {
    has: [`\${folders.shareCards}/`],
    because: 'what lies in the folder is compared with the list of pages',
  },
  'src/site/analytics/analyticsProviders.ts': { has: ['/api'], because: 'addresses at other companies' },
}
/** Content uses tokens, tests spell out the specification's addresses, and redirects begin at addresses that no longer exist. */
const LEFT_OUT = /^src\/content\/|\.test(ing)?\.tsx?$|^src\/site\/(routes|redirects)\.ts$/

const ADDRESSES = [folders, routes, notFoundRoutes, resources, icons, services].flatMap((group) => Object.values<string>(group))
const FIRST_SEGMENTS = new Set(ADDRESSES.map((address) => address.split('/')[1] ?? '').filter((segment) => segment !== ''))

const HOST = new URL(readSettings({}).url).hostname.replace(/^www\./, '').replaceAll('.', '\\.')
/** The folders that `routeTo` knows. Files in the other folders have no fixed address. */
const NAMED_FOLDERS = Object.keys(folders).filter((name) => !['assets', 'embed'].includes(name))
/** Addresses assembled from a route or a folder: in a template string, with a plus, or from segments. */
const ASSEMBLED = [
  /\$\{routes\.\w+\}\//g,
  new RegExp(`\\$\\{folders\\.(?:${NAMED_FOLDERS.join('|')})\\}/(?=[\\w$])`, 'g'),
  /\b(?:routes|folders)\.\w+ *\+ *['"`]\//g,
]
const FROM_SEGMENTS = /\[ *(?:''|"") *, *['"]([\w.-]+)['"]/g

/** @returns addresses in quotes, template strings, Markdown links and regular expressions, behind the site's host, and assembled ones */
function addressesIn(source: string): string[] {
  const assembled = ASSEMBLED.flatMap((pattern) => source.match(pattern) ?? [])
  const spelled = [
    ...source.matchAll(new RegExp(`(?:['"\`(}]|/\\^?\\\\|${HOST}(?::\\d+)?)/([\\w.-]+)`, 'g')),
    ...source.matchAll(FROM_SEGMENTS),
  ]
  const ours = spelled.flatMap(([match, segment = '']) =>
    FIRST_SEGMENTS.has(segment.replace(/\.html$/, '')) ? [/^['"`(}/]/.test(match) ? match.slice(1) : match] : [],
  )
  return [...ours, ...assembled]
}
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const sources = ['src', 'scripts', 'server', 'tests/editor', 'tests/leads'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !LEFT_OUT.test(file)),
)

it('the list of routes is the only place that spells an address out', () => {
  const found = sources.flatMap((file) =>
    addressesIn(withoutComments(readFileSync(file, 'utf8')))
      .filter((address) => !ALLOWED[file]?.has.includes(address))
      .map((address) => `${file} spells out ${address}: take it from src/site/routes.ts`),
  )
  expect(found).toEqual([])
})
it('the search for typed addresses would notice one', () => {
  const source = `const a = '/blog/x'; <a href="/rss.xml">; \`/guides/\${id}.pdf\`; \`\${origin}/api/leads\`; [demo](/request-demo); 'dist/blog.html' '/blog.html'; /^\\/blog\\/./`
  expect(addressesIn(source)).toEqual(['/blog', '/rss.xml', '/guides', '/api', '/request-demo', '/blog.html', '^\\/blog'])
  expect(addressesIn(`\`\${routes.blog}/\${slug}\``)).toEqual([`\${routes.blog}/`])
  expect(addressesIn(`\`\${folders.blog}/some-article\` \`\${folders.guides}/\${id}.pdf\``)).toEqual([
    `\${folders.blog}/`,
    `\${folders.guides}/`,
  ])
  expect(addressesIn("routes.blog + '/' + 'x'; folders.tags + `/x`")).toEqual(["routes.blog + '/", 'folders.tags + `/'])
  expect(addressesIn("['', 'blog', 'x'].join('/')")).toEqual(["['', 'blog'"])
  expect(addressesIn("'https://www.productivitypilot.example/blog/x'")).toEqual(['productivitypilot.example/blog'])
  expect(addressesIn(`path.startsWith(\`\${folders.legal}/\`); \`\${folders.assets}/page.js\`; 'https://law.example/blog/x'`)).toEqual([])
  expect(addressesIn("import '../blog/x'; '/tmp/blog'; a /og b")).toEqual([])
})
it('the list of routes allows nothing that is gone', () => {
  const gone = Object.entries(ALLOWED).flatMap(([file, { has }]) => {
    const present = addressesIn(withoutComments(readFileSync(file, 'utf8')))
    return has.filter((address) => !present.includes(address)).map((address) => `${file} ${address}`)
  })
  expect(gone).toEqual([])
})

it('the list of routes has each address once, in small letters, without a slash at the end', () => {
  const addresses = [routes, notFoundRoutes, resources, icons, services].flatMap((group) => Object.values<string>(group))
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  expect(addresses.filter((address) => !/^\/$|^(\/[a-z0-9.-]+)+$/.test(address))).toEqual([])
})
it('the list of routes creates the addresses of entries', () => {
  expect(routeTo.article('a')).toBe('/blog/a')
  expect(routeTo.tag('ncns')).toBe('/blog/tag/ncns')
  expect(routeTo.feature('a-b')).toBe('/features/a-b')
  expect(routeTo.industry('a')).toBe('/industries/a')
  expect(routeTo.landing('a')).toBe('/landing/a')
  expect(routeTo.document('a/b')).toBe('/a/b')
  expect(routeTo.guide('retail')).toBe('/guides/retail.pdf')
  expect(routeTo.template('point-policy', 'docx')).toBe('/templates/point-policy.docx')
  expect(routeTo.template('point-policy', 'md')).toBe('/templates/point-policy.md')
  expect(routeTo.shareCard('/')).toBe('/og/home.png')
  expect(routeTo.shareCard('/a/b')).toBe('/og/a/b.png')
  expect([pageFile('/'), pageFile('/a/b')]).toEqual(['index.html', 'a/b.html'])
})
it('a document is a legal text by its folder', () =>
  expect([routes.privacy, routes.manual, '/legalese'].map(isLegalText)).toEqual([true, false, false]))

/** The specification's route table (section 2), and the pages that docs/requirements/clarifications.md adds. Further ones are welcome. */
it('routes have the addresses that the specification lists', () => {
  expect(routes).toMatchObject({
    home: '/',
    requestDemo: '/request-demo',
    customerLogin: '/customer-login',
    comparison: '/productivity-pilot-difference',
    team: '/meet-the-team',
    industries: '/industries',
    blog: '/blog',
    helpCenter: '/support/help-center',
    faqs: '/support/faqs',
    walkthroughs: '/support/videos',
    dataSecurity: '/legal/data-security',
    status: '/status',
    demoForm: '/embed/demo-request',
  })
})

it('texts with sections that the specification names have a name, under the addresses that they have by now', () =>
  expect(Object.values<string>(routes)).toEqual(expect.arrayContaining([...SPECIFIED_DOCUMENTS])))
it.each(Object.entries(documentRoutes))('the text “%s” is where its address says: %s', (_, address) =>
  expect(existsSync(`src/content/documents${address}.mdx`), `Correct the address in src/site/documentRoutes.json.`).toBe(true),
)

/** Addresses that other programs use: feeds, files for machines, and the leads service. */
it('routes keep addresses that are written down outside the site', () => {
  expect(resources).toMatchObject({
    rss: '/rss.xml',
    atom: '/atom.xml',
    sitemap: '/sitemap.xml',
    robots: '/robots.txt',
    securityTxt: '/.well-known/security.txt',
    searchData: '/search/pages.json',
    webManifest: '/site.webmanifest',
  })
  expect(icons).toMatchObject({ svg: '/favicon.svg', ico: '/favicon.ico', apple: '/apple-touch-icon.png', large: '/icon-512.png' })
  expect(services).toEqual({ leads: '/api/leads', health: '/healthz', readiness: '/readyz', metrics: '/metrics' })
  expect(notFoundRoutes).toEqual({ page: '/404', post: '/blog/404' })
  expect([folders.assets, folders.embed, folders.shareCards]).toEqual(['/_assets', '/embed', '/og'])
})
