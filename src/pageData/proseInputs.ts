/** What the texts of documents and of articles may show besides their own words: made of what their rows name (registry/pageContent.ts). */
import type { SharedContent } from '#src/registry/pageAt.ts'
import type { PictureFile } from '#src/sections/article/ProsePicture.tsx'
import type { ArticleInputs, ProseInputs } from '#src/sections/article/proseComponents.ts'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: PictureFile }>('../content/pictures/*.{jpg,png,webp}', { eager: true })

/** By their names. All that lie there: that each is shown, and may be, was checked when the content was read. */
const pictures: ReadonlyMap<string, PictureFile> = new Map(
  Object.entries(FILES).map(([path, { default: file }]) => [
    path.replace(/.*\//, ''),
    { src: file.src, width: file.width, height: file.height },
  ]),
)

/** @returns what every text may show */
export const proseInputs = ({ policyTables, analytics }: SharedContent<'documents'>): ProseInputs => ({ policyTables, analytics, pictures })

/** @param charts those of the article @returns what its text may show: what every text may, and charts and templates */
export const articleInputs = (
  {
    policyTables,
    analytics,
    templates,
    templateCards,
    charts: chartWords,
  }: Pick<SharedContent<'blog'>, 'policyTables' | 'analytics' | 'templates' | 'templateCards' | 'charts'>,
  charts: ArticleInputs['charts'],
): ProseInputs => ({ ...proseInputs({ policyTables, analytics }), ofArticle: { templates, templateCards, chartWords, charts } })
