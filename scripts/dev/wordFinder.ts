/** “Where are these words?” in `npm run dev`: finds words of a page in content. Its page script is wordFinder.client.ts. */
import { text } from 'node:stream/consumers'
import type { AstroIntegration } from 'astro'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { type ContentText, findTexts, readContentTexts } from '../lib/contentTexts.ts'
import type { FoundWords, ShownWords } from './wordFinder.client.ts'

/** The address at which the development server answers where words are. */
export const WORDS_ADDRESS = '/_words'
/** Words that are in more places are listed no further. */
const MAX_LOCATIONS = 6
/** Numbers and single letters are in too many texts, and mostly calculated. */
const HAS_WORD = /\p{L}{2}/u

const fileOf = ({ location }: ContentText) => location.split(',', 1)[0]

/**
 * @param shown what a click may mean
 * @returns the places in content that have the words, those in a file of the page first
 */
export function findShownWords({ candidates, heading }: ShownWords, texts: readonly ContentText[]): FoundWords {
  const pageFiles = new Set(findTexts([heading], texts).map(fileOf))
  const found = findTexts(
    candidates.filter((words) => HAS_WORD.test(words)),
    texts,
  )
  const [ofPage, ofOthers] = [found.filter((one) => pageFiles.has(fileOf(one))), found.filter((one) => !pageFiles.has(fileOf(one)))]
  const locations = [...new Set([...ofPage, ...ofOthers].map(({ location }) => location))]
  return { locations: locations.slice(0, MAX_LOCATIONS), more: Math.max(0, locations.length - MAX_LOCATIONS) }
}

/** Adds the page script and the search to the development server. Builds have nothing of it. */
export const wordFinder: AstroIntegration = {
  name: 'word-finder',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command !== 'dev') return
      injectScript('page', `import { connectWordFinder } from '/scripts/dev/wordFinder.client.ts'; connectWordFinder('${WORDS_ADDRESS}')`)
    },
    'astro:server:setup': ({ server }) => {
      let reading: Promise<ContentText[]> | undefined
      server.watcher.on('all', () => {
        reading = undefined
      })
      server.middlewares.use(WORDS_ADDRESS, async (request, response) => {
        try {
          reading ??= readContentTexts()
          const found = findShownWords(JSON.parse(await text(request)), await reading)
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found))
        } catch (error) {
          reading = undefined
          response.writeHead(500).end(errorMessageOf(error))
        }
      })
    },
  },
}
