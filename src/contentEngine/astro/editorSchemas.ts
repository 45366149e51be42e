import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { z } from 'zod'
import { withTokens } from './tokenSchema.ts'

/** Astro writes the schemas of collections here. */
const COLLECTION_SCHEMAS = '.astro/collections'

/**
 * Makes `dev` write JSON schemas of files that are not collections, so that editors' programs complete and explain their fields too. It
 * also adds tokens to Astro's schemas of collections. `.vscode/settings.json` refers to them.
 * @param folder the output folder
 * @param schemas by file name: `claims` becomes `claims.schema.json`
 */
export const createEditorSchemaIntegration = (folder: string, schemas: Readonly<Record<string, z.ZodType>>): AstroIntegration => ({
  name: 'editor-schemas',
  hooks: {
    'astro:server:setup': async () => {
      await mkdir(folder, { recursive: true })
      for (const [name, schema] of Object.entries(schemas)) {
        const own = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
        await writeFile(join(folder, `${name}.schema.json`), JSON.stringify(withTokens(own)))
      }
    },
    // Astro has written its own schemas by then, as it does at each start.
    'astro:server:start': async () => {
      const files = await readdir(COLLECTION_SCHEMAS).catch(() => [])
      for (const file of files.filter((name) => name.endsWith('.schema.json'))) {
        const path = join(COLLECTION_SCHEMAS, file)
        await writeFile(path, JSON.stringify(withTokens(JSON.parse(await readFile(path, 'utf8')))))
      }
    },
  },
})
