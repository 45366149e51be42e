import type { ContentKind } from './fieldPages.ts'

/** With where `npm run dev` writes its schema for editors' programs. */
export type EditedKind = ContentKind & { editorSchema: string }

export const EDITOR_SETTINGS = '.vscode/settings.json'

/**
 * @param settings of VS Code, as they are written
 * @param kinds every kind of content
 * @returns the settings, in which each kind of YAML has the schema that `npm run dev` writes of it. Prose has other help (astro.config.ts)
 */
export function withEditorSchemas(settings: string, kinds: readonly EditedKind[]): string {
  const yaml = kinds.filter(({ files }) => files.endsWith('.yaml'))
  const schemas = Object.fromEntries(yaml.map(({ editorSchema, files }) => [editorSchema, files.replace('**/', '')]))
  return `${JSON.stringify({ ...JSON.parse(settings), 'yaml.schemas': schemas }, null, 2)}\n`
}
