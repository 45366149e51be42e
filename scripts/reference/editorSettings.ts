import type { ContentKind } from './fieldPages.ts'

/** A kind of content, with the path of the schema that `npm run dev` writes for editors' programs. */
export type EditedKind = ContentKind & { editorSchema: string }

export const EDITOR_SETTINGS = '.vscode/settings.json'

/**
 * @param settings the text of VS Code's settings
 * @param kinds every kind of content
 * @returns the settings with the schema of each kind of YAML. Prose gets its help from astro.config.ts.
 */
export function withEditorSchemas(settings: string, kinds: readonly EditedKind[]): string {
  const yaml = kinds.filter(({ files }) => files.endsWith('.yaml'))
  const schemas = Object.fromEntries(yaml.map(({ editorSchema, files }) => [editorSchema, files.replace('**/', '')]))
  return `${JSON.stringify({ ...JSON.parse(settings), 'yaml.schemas': schemas }, null, 2)}\n`
}
