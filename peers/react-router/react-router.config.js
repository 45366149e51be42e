import pages from './generated/pages.json' with { type: 'json' }

export default { ssr: false, prerender: Object.values(pages).map(({ path }) => path) }
