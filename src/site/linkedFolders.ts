import { routeTo } from './routes'

/**
 * Folders of content whose entries others link to by name, and the address of each. Build-time only.
 * @param articles where the articles lie: the benchmark builds generated ones from a folder of its own
 */
export const linkedFolders = (articles: string) =>
  [
    { kind: 'article', folder: articles, addressOf: routeTo.article },
    { kind: 'document', folder: './src/content/documents', addressOf: routeTo.document },
    { kind: 'feature', folder: './src/content/features', addressOf: routeTo.feature },
    { kind: 'industry', folder: './src/content/industries', addressOf: routeTo.industry },
    { kind: 'guide', folder: './src/content/guides', addressOf: routeTo.guide },
  ] as const
