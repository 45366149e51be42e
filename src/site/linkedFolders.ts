import { routeTo } from './routes.ts'

/** Content folders whose entries can be linked by name, with the ending of their files and the address of an entry. Build-time only. */
export const linkedFolders = [
  { kind: 'article', folder: './src/content/blog', ending: '.mdx', addressOf: routeTo.article },
  { kind: 'document', folder: './src/content/documents', ending: '.mdx', addressOf: routeTo.document },
  { kind: 'feature', folder: './src/content/features', ending: '.yaml', addressOf: routeTo.feature },
  { kind: 'industry', folder: './src/content/industries', ending: '.yaml', addressOf: routeTo.industry },
  { kind: 'landing', folder: './src/content/landing', ending: '.yaml', addressOf: routeTo.landing },
  { kind: 'template', folder: './src/content/templates', ending: '.yaml', addressOf: (id: string) => routeTo.template(id, 'docx') },
  { kind: 'guide', folder: './src/content/guides', ending: '.yaml', addressOf: routeTo.guide },
] as const
