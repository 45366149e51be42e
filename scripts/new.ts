/**
 * `npm run new:article -- "Title"`, and `new:document`, `new:feature`, `new:guide`, `new:industry` and `new:landing`: creates an entry with
 * all required fields. With `--address`, its address is not made of the name. With `--listed`, header and footer list a feature or an
 * industry, and the demo form offers the industry.
 */
import { readFile } from 'node:fs/promises'
import { parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { ARTICLE_TITLE } from '#src/schemas/article/article.ts'
import { DOCUMENT_TITLE } from '#src/schemas/document/document.ts'
import { redirects } from '#src/site/redirects.ts'
import { readProjectTexts } from './lib/entries/projectTexts.ts'
import { main, PlainError, ROOT } from './lib/project.ts'
import { writeGuideSkeleton, writeIndustrySkeleton } from './lib/skeletons/industrySkeletons.ts'
import { NAME_LENGTH, parseNewGuide, readNewEntry, readNextPosition, writeNewFile } from './lib/skeletons/newEntry.ts'
import {
  describeNewArticle,
  describeNewDocument,
  describeNewFeature,
  describeNewGuide,
  describeNewIndustry,
  describeNewLanding,
} from './lib/skeletons/newEntrySentences.ts'
import { writeFeatureSkeleton, writeLandingSkeleton } from './lib/skeletons/pageSkeletons.ts'
import { writeArticleSkeleton, writeDocumentSkeleton } from './lib/skeletons/textSkeletons.ts'

const [kind = '', ...args] = process.argv.slice(2)
const today = dayOf(new Date())

/** @returns the ids of a list in a content file */
async function readIds(file: string, list: string): Promise<string[]> {
  const ids = parseIds(await readFile(`${ROOT}src/content/${file}`, 'utf8'), list)
  if (!ids?.length)
    throw new PlainError(`src/content/${file} cannot be read, or has no "${list}". "npm run build" names the line: mend it first.`)
  return ids
}

/** `output` is what the terminal shows once the file is written. */
type NewFile = { file: string; skeleton: string; output: string }

const KINDS: Readonly<Record<string, () => Promise<NewFile>>> = {
  async article() {
    const { name: title, slug } = readNewEntry('article', args, {
      what: "the article's title",
      limits: ARTICLE_TITLE,
      example: 'Call-off texts: a short guide',
      options: '--address call-off-texts for an address that is not the title',
    })
    const [authors, tags] = [await readIds('pages/team.yaml', 'members'), await readIds('shared/tags.yaml', 'tags')]
    const file = `src/content/blog/${slug}.mdx`
    return { file, skeleton: writeArticleSkeleton(title, today, authors, tags), output: describeNewArticle(file, slug) }
  },
  async document() {
    const { name: title, slug } = readNewEntry('document', args, {
      what: "the text's title",
      limits: DOCUMENT_TITLE,
      example: 'Shift glossary',
      options: '--address support/glossary for an address in a folder, or one that is not the title',
    })
    const file = `src/content/documents/${slug}.mdx`
    return { file, skeleton: writeDocumentSkeleton(title), output: describeNewDocument(file, slug) }
  },
  async feature() {
    const { name, slug, isListed } = readNewEntry('feature', args, {
      what: "the feature's name",
      limits: NAME_LENGTH,
      example: 'Shift swaps',
      options: '--listed to have it in the header and the footer, and --address swaps for an address that is not the name',
    })
    const position = await readNextPosition('src/content/features')
    const file = `src/content/features/${slug}.yaml`
    return { file, skeleton: writeFeatureSkeleton({ name, position, isListed }), output: describeNewFeature(file, slug, isListed) }
  },
  async guide() {
    const { slug, name } = parseNewGuide(args, await readProjectTexts(), redirects)
    const file = `src/content/guides/${slug}.yaml`
    return { file, skeleton: writeGuideSkeleton(name, today), output: describeNewGuide(file, slug) }
  },
  async industry() {
    const { name, slug, isListed } = readNewEntry('industry', args, {
      what: "the industry's name",
      limits: NAME_LENGTH,
      example: 'Airports & ground handling',
      options:
        '--listed to have it in the header, the footer and the demo form, and --address airports for an address that is not the name',
    })
    const position = await readNextPosition('src/content/industries')
    const file = `src/content/industries/${slug}.yaml`
    return { file, skeleton: writeIndustrySkeleton({ name, position, isListed }), output: describeNewIndustry(file, slug, isListed) }
  },
  async landing() {
    const { name, slug } = readNewEntry('landing', args, {
      what: "the campaign's name",
      limits: NAME_LENGTH,
      example: 'Peak season',
      options: '--address peak for an address that is not the name',
    })
    const file = `src/content/landing/${slug}.yaml`
    return { file, skeleton: writeLandingSkeleton(name), output: describeNewLanding(file, slug) }
  },
}

await main(async () => {
  const create = Object.hasOwn(KINDS, kind) && KINDS[kind]
  if (!create) throw new PlainError(`Say what is new: ${Object.keys(KINDS).join(', ')}.`)
  const { file, skeleton, output } = await create()
  await writeNewFile(file, skeleton)
  console.log(output)
})
