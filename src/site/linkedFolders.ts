import { routeTo } from './routes.ts'

/** Content folders whose entries can be linked by name, with the address of an entry. Build-time only. */
export const linkedFolders = [
  { kind: 'article', folder: './src/content/blog', addressOf: routeTo.article },
  { kind: 'document', folder: './src/content/documents', addressOf: routeTo.document },
  { kind: 'feature', folder: './src/content/features', addressOf: routeTo.feature },
  { kind: 'industry', folder: './src/content/industries', addressOf: routeTo.industry },
  { kind: 'landing', folder: './src/content/landing', addressOf: routeTo.landing },
  { kind: 'template', folder: './src/content/templates', addressOf: (id: string) => routeTo.template(id, 'docx') },
  { kind: 'guide', folder: './src/content/guides', addressOf: routeTo.guide },
] as const
